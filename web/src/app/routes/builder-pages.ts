// The builder is the page most often loaded: its list names nothing that is needed elsewhere.
export const newEstimate = () => import('../../features/estimates/builder/new-estimate-page.tsx');
