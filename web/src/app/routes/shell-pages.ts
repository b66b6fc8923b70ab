// What stands around every page behind the sign-in.
export const appNavigation = () => import('../shell/app-navigation.tsx');
export const appShell = () => import('../shell/app-shell.tsx');
