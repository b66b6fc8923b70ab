import { logAdClick } from '@dre/core/contract/ads/ads';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { inVisitorPages } from './in-visitor-pages.ts';
import { rootRoute } from './root-route.ts';
import { asScreen } from './screen-address.ts';
import { publicShell } from './shell-routes.ts';

const parent = { getParentRoute: () => publicShell } as const;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An absent parameter is left out, so that no address ends in `?return=`. */
function given<Name extends string>(
  search: Record<string, unknown>,
  ...names: readonly Name[]
): { [Key in Name]?: string } {
  const entries = names.flatMap((name) => {
    const value = text(search[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as { [Key in Name]?: string };
}

const empty = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login-test', replace: true });
  },
});

const loginTest = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login-test',
  beforeLoad: ({ context: { session, configuration } }) => {
    const { defaultClientRoute, defaultRoute } = configuration;
    const target = session.check().signedIn ? defaultClientRoute : defaultRoute;
    throw redirect({ to: asScreen(target), replace: true });
  },
});

const adClick = createRoute({
  getParentRoute: () => rootRoute,
  path: '/adclick',
  validateSearch: (search: Record<string, unknown>) => given(search, 'ad'),
  // Not awaited: a click that cannot be counted never delays the visitor (spec §2).
  beforeLoad: ({ context: { api }, search: { ad } }) => {
    if (ad) void api.call(logAdClick, { body: { ad } });
    throw redirect({ to: '/welcome', replace: true });
  },
});

const welcome = createRoute({
  ...parent,
  path: '/welcome',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.welcome()),
    'WelcomePage',
  ),
});

const products = createRoute({
  ...parent,
  path: '/products',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.products()),
    'ProductsPage',
  ),
});

const about = createRoute({
  ...parent,
  path: '/about',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.about()),
    'AboutPage',
  ),
});

const contactUs = createRoute({
  ...parent,
  path: '/contact-us',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.contactUs()),
    'ContactPage',
  ),
});

const orderForm = createRoute({
  ...parent,
  path: '/order-form',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.orderForm()),
    'OrderPage',
  ),
});

const login = createRoute({
  ...parent,
  path: '/login',
  validateSearch: (search: Record<string, unknown>) => given(search, 'email', 'return'),
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.login()),
    'LoginPage',
  ),
});

const sessionExpired = createRoute({
  ...parent,
  path: '/session-expired',
  validateSearch: (search: Record<string, unknown>) => given(search, 'return'),
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.sessionExpired()),
    'SessionExpiredPage',
  ),
});

const refreshError = createRoute({
  ...parent,
  path: '/refresh-error',
  beforeLoad: ({ context: { session } }) => {
    if (session.refreshMessage() === undefined) throw redirect({ to: '/login', replace: true });
  },
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.refreshError()),
    'RefreshErrorPage',
  ),
});

const resetPassword = createRoute({
  ...parent,
  path: '/reset-password',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.resetPassword()),
    'ResetPasswordPage',
  ),
});

const setPassword = createRoute({
  ...parent,
  path: '/set-password/$token',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.setPassword()),
    'SetPasswordPage',
  ),
});

const verifyEmail = createRoute({
  ...parent,
  path: '/verify-email/$token',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.verifyEmail()),
    'VerifyEmailPage',
  ),
});

/** Without the product's shell: it is the shop's page. */
const share = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share/$token',
  component: lazyRouteComponent(() => import('../../features/sharing/share-page.tsx'), 'SharePage'),
});

const verify = createRoute({
  ...parent,
  path: '/verify',
  component: lazyRouteComponent(
    inVisitorPages((pages) => pages.verify()),
    'VerifyPage',
  ),
});

export const withoutShell = [empty, loginTest, adClick, share] as const;

export const publicPages = [
  welcome,
  products,
  about,
  contactUs,
  orderForm,
  login,
  sessionExpired,
  refreshError,
  resetPassword,
  setPassword,
  verifyEmail,
  verify,
] as const;
