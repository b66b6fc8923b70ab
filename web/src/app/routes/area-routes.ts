import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { BookAddress } from '../../features/catalogue/book-page/book-address.ts';
import { compareAddress } from '../../features/estimates/compare/compare-address.ts';
import type { DocumentsAddress } from '../../features/estimates/documents/documents-address.ts';
import { versionsAddress } from '../../features/estimates/versions/versions-address.ts';
import { historyAddress } from '../../features/estimates/history/history-address.ts';
import type { ListSearch } from '../../features/estimates/list/list-address.ts';
import { photosAddress } from '../../features/estimates/photos/page/photos-address.ts';
import { showPress } from '../press-feedback.ts';
import { inArea, inBuilder } from './in-area.ts';
import { reportSearch } from './report-search.ts';
import { appShell } from './shell-routes.ts';

const inApp = { getParentRoute: () => appShell, beforeLoad: showPress } as const;

/** The side shown in the second pane of the builder, the "damage outlet" of the specification, and the line to open at. */
function damageSearch(search: Record<string, unknown>): { damage?: string; line?: string; step?: 'intake' } {
  return {
    ...(search['step'] === 'intake' && { step: 'intake' }),
    ...(typeof search['damage'] === 'string' && { damage: search['damage'] }),
    ...(typeof search['line'] === 'string' && { line: search['line'] }),
  };
}

/** The search text of the customers page. */
function findSearch(search: Record<string, unknown>): { find?: string } {
  return typeof search['find'] === 'string' ? { find: search['find'] } : {};
}

/** The filters of the list of estimates. The page parses them, so that the sign-in screen does not load their names. */
function asListed(search: Record<string, unknown>): ListSearch {
  return search;
}

/** The selected document, likewise parsed by the page. */
function asDocuments(search: Record<string, unknown>): DocumentsAddress {
  return search;
}

/** The open page of the book, likewise. */
function asBook(search: Record<string, unknown>): BookAddress {
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
    path: '/estimate/$id/versions',
    validateSearch: versionsAddress,
    component: lazyRouteComponent(
      inArea((pages) => pages.versions()),
      'VersionsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/estimate/$id/documents',
    validateSearch: asDocuments,
    component: lazyRouteComponent(
      inArea((pages) => pages.documents()),
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
    path: '/account/reports',
    validateSearch: reportSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.companyReport()),
      'CompanyReportPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/help/view-topics',
    component: lazyRouteComponent(
      inArea((pages) => pages.topics()),
      'TopicsPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/help/view-topics/$slug',
    component: lazyRouteComponent(
      inArea((pages) => pages.topic()),
      'TopicPage',
    ),
  }),
  createRoute({
    ...inApp,
    path: '/help/book',
    validateSearch: asBook,
    component: lazyRouteComponent(
      inArea((pages) => pages.book()),
      'BookPage',
    ),
  }),
] as const;
