// The builder is the page loaded most often: its list names nothing that is needed elsewhere.
export const newEstimate = () => import('../../features/estimates/builder/new-estimate-page.tsx');
