// The shells around every signed-in page.
export const appNavigation = () => import('../shell/app-navigation.tsx');
export const appShell = () => import('../shell/app-shell.tsx');
