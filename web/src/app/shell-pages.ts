// What stands around every page behind the sign-in.
export const appNavigation = () => import('./app-navigation.tsx');
export const appShell = () => import('./app-shell.tsx');
