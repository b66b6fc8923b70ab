import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { showPress } from '../press-feedback.ts';
import { inArea } from './in-area.ts';
import { reportSearch } from './report-search.ts';
import { adminShell } from './shell-routes.ts';

const inAdmin = { getParentRoute: () => adminShell, beforeLoad: showPress } as const;

/** The filters of an admin list, which live in the address. */
function listSearch(search: Record<string, unknown>): { state?: string; search?: string; open?: string } {
  return {
    ...(typeof search['open'] === 'string' && { open: search['open'] }),
    ...(typeof search['state'] === 'string' && { state: search['state'] }),
    ...(typeof search['search'] === 'string' && { search: search['search'] }),
  };
}

const partsFields = [
  'find',
  'partType',
  'vehicle',
  'side',
  'subSide',
  'only',
  'sort',
  'descending',
  'group',
  'part',
] as const;

/** The page interprets these values and is fetched with its route. */
function partsSearch(search: Record<string, unknown>): { [Field in (typeof partsFields)[number]]?: string } {
  const given = partsFields.filter((name) => search[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, String(search[name])]));
}

/** The file being imported into the draft of the book. */
function importSearch(search: Record<string, unknown>): { file?: string } {
  return typeof search['file'] === 'string' ? { file: search['file'] } : {};
}

/** The listed item that is open. */
function itemSearch(search: Record<string, unknown>): { item?: string } {
  return typeof search['item'] === 'string' ? { item: search['item'] } : {};
}

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
    validateSearch: partsSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.parts()),
      'PartsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/part-types',
    component: lazyRouteComponent(
      inArea((pages) => pages.bookLists()),
      'PartTypesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/sides',
    component: lazyRouteComponent(
      inArea((pages) => pages.bookLists()),
      'SidesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/sub-sides',
    component: lazyRouteComponent(
      inArea((pages) => pages.bookLists()),
      'SubSidesPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/editions',
    component: lazyRouteComponent(
      inArea((pages) => pages.editions()),
      'EditionsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/import',
    validateSearch: importSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.bookImport()),
      'ImportPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/edit-news',
    validateSearch: itemSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.contentAdmin()),
      'EditNewsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/edit-events',
    validateSearch: itemSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.contentAdmin()),
      'EditEventsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/admin/ad',
    validateSearch: itemSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.contentAdmin()),
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
    validateSearch: reportSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.estimateCount()),
      'EstimateCountPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/ad-clicks',
    validateSearch: reportSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.adClicks()),
      'AdClicksPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/reporting/all-ads',
    validateSearch: reportSearch,
    component: lazyRouteComponent(
      inArea((pages) => pages.allAds()),
      'AllAdsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/edit-topics',
    component: lazyRouteComponent(
      inArea((pages) => pages.editTopics()),
      'EditTopicsPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/upload-document',
    component: lazyRouteComponent(
      inArea((pages) => pages.uploadDocument()),
      'UploadDocumentPage',
    ),
  }),
  createRoute({
    ...inAdmin,
    path: '/help-admin/manage-help-documents',
    component: lazyRouteComponent(
      inArea((pages) => pages.helpDocuments()),
      'ManageDocumentsPage',
    ),
  }),
] as const;
