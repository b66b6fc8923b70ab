// The pages of the shop floor besides My work.
export const board = () => import('../../features/shop/board/board-page.tsx');
export const repairOrder = () => import('../../features/shop/order/order-page.tsx');
export const shopParts = () => import('../../features/shop/parts/parts-page.tsx');
export const performancePage = () => import('../../features/shop/performance/performance-page.tsx');
export const shopClock = () => import('../../features/shop/clock/clock-page.tsx');
export const shopPass = () => import('../../features/shop/pass/pass-page.tsx');
