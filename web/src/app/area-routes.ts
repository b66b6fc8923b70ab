import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { bookAddress } from '../features/catalogue/book-page/book-address.ts';
import { historyAddress } from '../features/estimates/history/history-address.ts';
import { adminShell, appShell } from './shell-routes.tsx';

// Each area is fetched when somebody first goes there (spec §2: "loaded on demand").
const estimates = () => import('../features/estimates/planned-pages.tsx');
const content = () => import('../features/content/planned-pages.tsx');
const catalogue = () => import('../features/catalogue/planned-pages.tsx');
const ads = () => import('../features/ads/planned-pages.tsx');
const reports = () => import('../features/reports/planned-pages.tsx');

const inApp = { getParentRoute: () => appShell } as const;
const inAdmin = { getParentRoute: () => adminShell } as const;

/** What a list of the administration shows: filters live in the address. */
function listSearch(search: Record<string, unknown>): { state?: string; search?: string } {
  return {
    ...(typeof search['state'] === 'string' && { state: search['state'] }),
    ...(typeof search['search'] === 'string' && { search: search['search'] }),
  };
}

/** The side shown in the second pane of the builder, the "damage outlet" of the specification, and the line to open at. */
function damageSearch(search: Record<string, unknown>): { damage?: string; line?: string; step?: 'intake' } {
  return {
    ...(search['step'] === 'intake' && { step: 'intake' }),
    ...(typeof search['damage'] === 'string' && { damage: search['damage'] }),
    ...(typeof search['line'] === 'string' && { line: search['line'] }),
  };
}

/** What is looked for among the estimates. */
function findSearch(search: Record<string, unknown>): { find?: string } {
  return typeof search['find'] === 'string' ? { find: search['find'] } : {};
}

export const appPages = [
  createRoute({
    ...inApp,
    path: '/estimate/dashboard',
    component: lazyRouteComponent(estimates, 'DashboardPage'),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/my-estimates',
    validateSearch: findSearch,
    component: lazyRouteComponent(
      () => import('../features/estimates/my-estimates/my-estimates-page.tsx'),
      'MyEstimatesPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/new-estimate',
    validateSearch: damageSearch,
    component: lazyRouteComponent(
      () => import('../features/estimates/builder/new-estimate-page.tsx'),
      'NewEstimatePage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/photos',
    component: lazyRouteComponent(estimates, 'PhotosPage'),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/totals',
    component: lazyRouteComponent(() => import('../features/estimates/totals/totals-page.tsx'), 'TotalsPage'),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/history',
    validateSearch: historyAddress,
    component: lazyRouteComponent(
      () => import('../features/estimates/history/history-page.tsx'),
      'HistoryPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/documents',
    component: lazyRouteComponent(estimates, 'DocumentsPage'),
  }),
  createRoute({
    ...inApp,
    path: '/account/settings',
    component: lazyRouteComponent(
      () => import('../features/account/settings/settings-page.tsx'),
      'SettingsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/account/profile',
    component: lazyRouteComponent(() => import('../features/account/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    ...inApp,
    path: '/account/company',
    component: lazyRouteComponent(() => import('../features/companies/company-page.tsx'), 'CompanyPage'),
  }),
  createRoute({ ...inApp, path: '/help/view-topics', component: lazyRouteComponent(content, 'TopicsPage') }),
  createRoute({
    ...inApp,
    path: '/help/view-topics/$slug',
    component: lazyRouteComponent(content, 'TopicPage'),
  }),
  createRoute({
    ...inApp,
    path: '/help/book',
    validateSearch: bookAddress,
    component: lazyRouteComponent(() => import('../features/catalogue/book-page/book-page.tsx'), 'BookPage'),
  }),
] as const;

export const adminPages = [
  createRoute({
    ...inAdmin,
    path: '/admin/home',
    component: lazyRouteComponent(() => import('./admin-home-page.tsx'), 'AdminHomePage'),
  }),
  createRoute({ ...inAdmin, path: '/admin/parts', component: lazyRouteComponent(catalogue, 'PartsPage') }),
  createRoute({
    ...inAdmin,
    path: '/admin/part-types',
    component: lazyRouteComponent(catalogue, 'PartTypesPage'),
  }),
  createRoute({ ...inAdmin, path: '/admin/sides', component: lazyRouteComponent(catalogue, 'SidesPage') }),
  createRoute({
    ...inAdmin,
    path: '/admin/sub-sides',
    component: lazyRouteComponent(catalogue, 'SubSidesPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/edit-news',
    component: lazyRouteComponent(content, 'EditNewsPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/edit-events',
    component: lazyRouteComponent(content, 'EditEventsPage'),
  }),
  createRoute({ ...inAdmin, path: '/admin/ad', component: lazyRouteComponent(ads, 'CreateAdPage') }),
  createRoute({
    ...inAdmin,
    path: '/admin/orders',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('../features/enquiries/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/messages',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('../features/enquiries/messages-page.tsx'), 'MessagesPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/companies',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('../features/companies/companies-page.tsx'), 'CompaniesPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/users',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('../features/companies/users-page.tsx'), 'UsersPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/estimate-count-by-company',
    component: lazyRouteComponent(reports, 'EstimateCountPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/ad-clicks',
    component: lazyRouteComponent(reports, 'AdClicksPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/all-ads',
    component: lazyRouteComponent(reports, 'AllAdsPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/edit-topics',
    component: lazyRouteComponent(content, 'EditTopicsPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/upload-document',
    component: lazyRouteComponent(content, 'UploadDocumentPage'),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/manage-help-documents',
    component: lazyRouteComponent(content, 'ManageDocumentsPage'),
  }),
] as const;
