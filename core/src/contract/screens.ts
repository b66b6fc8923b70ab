/**
 * The complete route table: spec §2 and the product's own screens. Browser router and server share it, so an unknown
 * path is a 404 on both.
 */
export type Area =
  | 'public'
  | 'estimate'
  | 'account'
  | 'shop'
  | 'help'
  | 'admin'
  | 'help-admin'
  | 'reporting'
  | 'share';

export interface Screen {
  readonly path: string;
  readonly area: Area;
  readonly title: string;
  /** Rendered to HTML at build time, so it is readable before any script runs. */
  readonly prerendered?: true;
}

export const screens = [
  { path: '/', area: 'public', title: 'RV Damage Repair Estimator' },
  { path: '/login-test', area: 'public', title: 'RV Damage Repair Estimator' },
  { path: '/welcome', area: 'public', title: 'Home', prerendered: true },
  { path: '/adclick', area: 'public', title: 'RV Damage Repair Estimator' },
  { path: '/products', area: 'public', title: 'Products', prerendered: true },
  { path: '/about', area: 'public', title: 'About Us', prerendered: true },
  { path: '/contact-us', area: 'public', title: 'Contact Us', prerendered: true },
  { path: '/order-form', area: 'public', title: 'Free 30-day trial', prerendered: true },
  { path: '/login', area: 'public', title: 'Please sign in', prerendered: true },
  { path: '/session-expired', area: 'public', title: 'Session expired', prerendered: true },
  { path: '/refresh-error', area: 'public', title: 'Sign-in ended' },
  { path: '/reset-password', area: 'public', title: 'Reset your password' },
  { path: '/set-password/:token', area: 'public', title: 'Set your password' },
  { path: '/verify-email/:token', area: 'public', title: 'Confirm your e-mail address' },
  { path: '/verify', area: 'public', title: 'Verify a document' },
  { path: '/estimate/dashboard', area: 'estimate', title: 'Dashboard' },
  { path: '/estimate/my-estimates', area: 'estimate', title: 'My Estimates' },
  { path: '/estimate/customers', area: 'estimate', title: 'Customers' },
  { path: '/estimate/customers/:id', area: 'estimate', title: 'Customer' },
  { path: '/estimate/:id/new-estimate', area: 'estimate', title: 'Estimate' },
  { path: '/estimate/:id/photos', area: 'estimate', title: 'Photos' },
  { path: '/estimate/:id/compare', area: 'estimate', title: 'Compare photos' },
  { path: '/estimate/:id/totals', area: 'estimate', title: 'Totals' },
  { path: '/estimate/:id/history', area: 'estimate', title: 'History' },
  { path: '/estimate/:id/versions', area: 'estimate', title: 'Versions' },
  { path: '/estimate/:id/documents', area: 'estimate', title: 'Documents' },
  { path: '/account/settings', area: 'account', title: 'Default Estimate Settings' },
  { path: '/account/house-values', area: 'account', title: 'House values' },
  { path: '/account/templates', area: 'account', title: 'Templates' },
  { path: '/account/profile', area: 'account', title: 'My account' },
  { path: '/account/company', area: 'account', title: 'Company' },
  { path: '/account/reports', area: 'account', title: 'Reports' },
  { path: '/account/shop', area: 'account', title: 'Shop settings' },
  { path: '/shop/board', area: 'shop', title: 'Shop board' },
  { path: '/shop/orders/:id', area: 'shop', title: 'Repair order' },
  { path: '/shop/parts', area: 'shop', title: 'Parts desk' },
  { path: '/shop/my-work', area: 'shop', title: 'My work' },
  { path: '/shop/clock', area: 'shop', title: 'Shop clock' },
  { path: '/shop/pass', area: 'shop', title: 'My work' },
  { path: '/help/view-topics', area: 'help', title: 'Help' },
  { path: '/help/view-topics/:slug', area: 'help', title: 'Help' },
  { path: '/help/book', area: 'help', title: 'The book' },
  { path: '/admin/home', area: 'admin', title: 'Admin Home' },
  { path: '/admin/parts', area: 'admin', title: 'All Parts' },
  { path: '/admin/part-types', area: 'admin', title: 'All Part Types' },
  { path: '/admin/sides', area: 'admin', title: 'All Sides' },
  { path: '/admin/sub-sides', area: 'admin', title: 'All Sub Sides' },
  { path: '/admin/editions', area: 'admin', title: 'Editions' },
  { path: '/admin/import', area: 'admin', title: 'Import and export' },
  { path: '/admin/edit-news', area: 'admin', title: 'Edit News' },
  { path: '/admin/edit-events', area: 'admin', title: 'Edit Events' },
  { path: '/admin/ad', area: 'admin', title: 'Create Ad' },
  { path: '/admin/orders', area: 'admin', title: 'Orders' },
  { path: '/admin/messages', area: 'admin', title: 'Messages' },
  { path: '/admin/companies', area: 'admin', title: 'Companies' },
  { path: '/admin/users', area: 'admin', title: 'Users' },
  { path: '/reporting/estimate-count-by-company', area: 'reporting', title: 'Estimate count by company' },
  { path: '/reporting/ad-clicks', area: 'reporting', title: 'Ad clicks' },
  { path: '/reporting/all-ads', area: 'reporting', title: 'All ads' },
  { path: '/help-admin/edit-topics', area: 'help-admin', title: 'Edit topics' },
  { path: '/help-admin/upload-document', area: 'help-admin', title: 'Upload document' },
  { path: '/help-admin/manage-help-documents', area: 'help-admin', title: 'Manage help documents' },
  { path: '/share/:token', area: 'share', title: 'Estimate' },
] as const satisfies readonly Screen[];

/** The screen at a path; undefined means 404. */
export function screenAt(path: string): Screen | undefined {
  const segments = path.replace(/\/+$/, '').split('/');
  return screens.find((screen) => {
    const pattern = screen.path === '/' ? [''] : screen.path.split('/');
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) =>
        part.startsWith(':') ? segments[index] !== '' : part === segments[index],
      )
    );
  });
}
