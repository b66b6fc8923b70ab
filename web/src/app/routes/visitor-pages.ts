// Fetched with the first of them: whoever is signed in reads none, and their list names forty files.
export const publicShell = () => import('../shell/public-pages-shell.tsx');
export const welcome = () => import('../../features/content/welcome-page.tsx');
export const products = () => import('../../features/content/products-page.tsx');
export const about = () => import('../../features/content/about-page.tsx');
export const contactUs = () => import('../../features/enquiries/contact-page.tsx');
export const orderForm = () => import('../../features/enquiries/order-page.tsx');
export const login = () => import('../../features/session/pages/login-page.tsx');
export const sessionExpired = () => import('../../features/session/pages/session-expired-page.tsx');
export const refreshError = () => import('../../features/session/pages/refresh-error-page.tsx');
export const resetPassword = () => import('../../features/session/pages/reset-password-page.tsx');
export const setPassword = () => import('../../features/session/pages/set-password-page.tsx');
export const verifyEmail = () => import('../../features/session/pages/verify-email-page.tsx');
export const verify = () => import('../../features/estimates/verify/verify-page.tsx');
