import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { showPress } from '../press-feedback.ts';
import { aroundPages, inArea, inShop } from './in-area.ts';
import { rootRoute } from './root-route.ts';
import { appShell, shopShell } from './shell-routes.ts';

const inShopShell = { getParentRoute: () => shopShell, beforeLoad: showPress } as const;

/** Filters and open parts live in the address; the pages interpret them. */
function taken<Name extends string>(names: readonly Name[]) {
  return (search: Record<string, unknown>): { [Field in Name]?: string } =>
    Object.fromEntries(
      names.filter((name) => search[name] !== undefined).map((name) => [name, String(search[name])]),
    ) as { [Field in Name]?: string };
}

const boardSearch = taken([
  'find',
  'only',
  'group',
  'estimator',
  'insurer',
  'hold',
  'column',
  'wall',
] as const);
const partsSearch = taken(['queue', 'find', 'vendor', 'order', 'part', 'purchase'] as const);
const orderSearch = taken(['tab', 'task', 'side', 'finding'] as const);

export const shopPages = [
  createRoute({
    ...inShopShell,
    path: '/shop/board',
    validateSearch: boardSearch,
    component: lazyRouteComponent(
      inShop((pages) => pages.board()),
      'BoardPage',
    ),
  }),
  createRoute({
    ...inShopShell,
    path: '/shop/orders/$id',
    validateSearch: orderSearch,
    component: lazyRouteComponent(
      inShop((pages) => pages.repairOrder()),
      'OrderPage',
    ),
  }),
  createRoute({
    ...inShopShell,
    path: '/shop/parts',
    validateSearch: partsSearch,
    component: lazyRouteComponent(
      inShop((pages) => pages.shopParts()),
      'PartsPage',
    ),
  }),
  createRoute({
    ...inShopShell,
    path: '/shop/my-work',
    component: lazyRouteComponent(
      aroundPages((pages) => pages.myWork()),
      'MyWorkPage',
    ),
  }),
] as const;

/** Without a shell and a sign-in: the device's key lets it in. */
export const shopClockPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shop/clock',
  component: lazyRouteComponent(
    inShop((pages) => pages.shopClock()),
    'ClockPage',
  ),
});

/** My work of somebody whose session ended: this device's clock pass lets it in. */
export const shopPassPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shop/pass',
  component: lazyRouteComponent(
    inShop((pages) => pages.shopPass()),
    'PassPage',
  ),
});

export const shopSettingsPage = createRoute({
  getParentRoute: () => appShell,
  beforeLoad: showPress,
  path: '/account/shop',
  component: lazyRouteComponent(
    inArea((pages) => pages.shopSettings()),
    'ShopSettingsPage',
  ),
});
