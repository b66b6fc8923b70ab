// My work is opened on phones many times a day: its list names nothing that is needed elsewhere.
export const shopShell = () => import('../../features/shop/shell/shop-shell.tsx');
export const myWork = () => import('../../features/shop/my-work/my-work-page.tsx');
