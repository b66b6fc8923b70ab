import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { bookAddress } from '../features/catalogue/book-page/book-address.ts';
import { compareAddress } from '../features/estimates/compare/compare-address.ts';
import { historyAddress } from '../features/estimates/history/history-address.ts';
import type { ListSearch } from '../features/estimates/my-estimates/list-address.ts';
import { photosAddress } from '../features/estimates/photos/photos-address.ts';
import { inArea, inBuilder } from './in-area.ts';
import { adminShell, appShell } from './shell-routes.tsx';

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

/** What is looked for among the customers. */
function findSearch(search: Record<string, unknown>): { find?: string } {
  return typeof search['find'] === 'string' ? { find: search['find'] } : {};
}

/** What the list of estimates shows; the page reads it, so that a visitor signs in without its words. */
function asListed(search: Record<string, unknown>): ListSearch {
  return search;
}

export const appPages = [
  createRoute({
    ...inApp,
    path: '/estimate/dashboard',
    component: lazyRouteComponent(
      inArea((pages) => pages.dashboard()),
      'DashboardPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/my-estimates',
    validateSearch: asListed,
    component: lazyRouteComponent(
      inArea((pages) => pages.myEstimates()),
      'MyEstimatesPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/customers',
    validateSearch: findSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.customers()),
      'CustomersPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/customers/$id',
    component: lazyRouteComponent(
      inArea((pages) => pages.customer()),
      'CustomerPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/new-estimate',
    validateSearch: damageSearch,
    component: lazyRouteComponent(
      inBuilder((pages) => pages.newEstimate()),
      'NewEstimatePage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/photos',
    validateSearch: photosAddress,
    component: lazyRouteComponent(
      inArea((pages) => pages.photos()),
      'PhotosPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/compare',
    validateSearch: compareAddress,
    component: lazyRouteComponent(
      inArea((pages) => pages.compare()),
      'ComparePage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/totals',
    component: lazyRouteComponent(
      inArea((pages) => pages.totals()),
      'TotalsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/history',
    validateSearch: historyAddress,
    component: lazyRouteComponent(
      inArea((pages) => pages.history()),
      'HistoryPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/documents',
    component: lazyRouteComponent(
      inArea((pages) => pages.estimates()),
      'DocumentsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/account/settings',
    component: lazyRouteComponent(
      inArea((pages) => pages.settings()),
      'SettingsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/account/house-values',
    component: lazyRouteComponent(
      inArea((pages) => pages.houseValues()),
      'HouseValuesPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/account/templates',
    component: lazyRouteComponent(
      inArea((pages) => pages.templates()),
      'TemplatesPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/account/profile',
    component: lazyRouteComponent(
      inArea((pages) => pages.profile()),
      'ProfilePage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/account/company',
    component: lazyRouteComponent(
      inArea((pages) => pages.company()),
      'CompanyPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/help/view-topics',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'TopicsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/help/view-topics/$slug',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'TopicPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/help/book',
    validateSearch: bookAddress,
    component: lazyRouteComponent(
      inArea((pages) => pages.book()),
      'BookPage',
    ),
  }),
] as const;

export const adminPages = [
  createRoute({
    ...inAdmin,
    path: '/admin/home',
    component: lazyRouteComponent(
      inArea((pages) => pages.adminHome()),
      'AdminHomePage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/parts',
    component: lazyRouteComponent(
      inArea((pages) => pages.catalogue()),
      'PartsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/part-types',
    component: lazyRouteComponent(
      inArea((pages) => pages.catalogue()),
      'PartTypesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/sides',
    component: lazyRouteComponent(
      inArea((pages) => pages.catalogue()),
      'SidesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/sub-sides',
    component: lazyRouteComponent(
      inArea((pages) => pages.catalogue()),
      'SubSidesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/edit-news',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'EditNewsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/edit-events',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'EditEventsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/ad',
    component: lazyRouteComponent(
      inArea((pages) => pages.ads()),
      'CreateAdPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/orders',
    validateSearch: listSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.orders()),
      'OrdersPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/messages',
    validateSearch: listSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.messages()),
      'MessagesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/companies',
    validateSearch: listSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.companies()),
      'CompaniesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/users',
    validateSearch: listSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.users()),
      'UsersPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/estimate-count-by-company',
    component: lazyRouteComponent(
      inArea((pages) => pages.reports()),
      'EstimateCountPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/ad-clicks',
    component: lazyRouteComponent(
      inArea((pages) => pages.reports()),
      'AdClicksPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/all-ads',
    component: lazyRouteComponent(
      inArea((pages) => pages.reports()),
      'AllAdsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/edit-topics',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'EditTopicsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/upload-document',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'UploadDocumentPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/manage-help-documents',
    component: lazyRouteComponent(
      inArea((pages) => pages.content()),
      'ManageDocumentsPage',
    ),
  }),
] as const;
