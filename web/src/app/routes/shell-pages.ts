// The shells around every signed-in page, and My work: phones open it many times a day, in one list with its shells.
export const appNavigation = () => import('../shell/app-navigation.tsx');
export const appShell = () => import('../shell/app-shell.tsx');
export const shopShell = () => import('../../features/shop/shell/shop-shell.tsx');
export const myWork = () => import('../../features/shop/my-work/my-work-page.tsx');
