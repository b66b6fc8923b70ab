import { logAdClick } from '@dre/core/contract/ads/ads';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
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
  component: lazyRouteComponent(() => import('../../features/content/welcome-page.tsx'), 'WelcomePage'),
});

const products = createRoute({
  ...parent,
  path: '/products',
  component: lazyRouteComponent(() => import('../../features/content/products-page.tsx'), 'ProductsPage'),
});

const about = createRoute({
  ...parent,
  path: '/about',
  component: lazyRouteComponent(() => import('../../features/content/about-page.tsx'), 'AboutPage'),
});

const contactUs = createRoute({
  ...parent,
  path: '/contact-us',
  component: lazyRouteComponent(() => import('../../features/enquiries/contact-page.tsx'), 'ContactPage'),
});

const orderForm = createRoute({
  ...parent,
  path: '/order-form',
  component: lazyRouteComponent(() => import('../../features/enquiries/order-page.tsx'), 'OrderPage'),
});

const login = createRoute({
  ...parent,
  path: '/login',
  validateSearch: (search: Record<string, unknown>) => given(search, 'email', 'return'),
  component: lazyRouteComponent(() => import('../../features/session/pages/login-page.tsx'), 'LoginPage'),
});

const sessionExpired = createRoute({
  ...parent,
  path: '/session-expired',
  validateSearch: (search: Record<string, unknown>) => given(search, 'return'),
  component: lazyRouteComponent(
    () => import('../../features/session/pages/session-expired-page.tsx'),
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
    () => import('../../features/session/pages/refresh-error-page.tsx'),
    'RefreshErrorPage',
  ),
});

const resetPassword = createRoute({
  ...parent,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('../../features/session/pages/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const setPassword = createRoute({
  ...parent,
  path: '/set-password/$token',
  component: lazyRouteComponent(
    () => import('../../features/session/pages/set-password-page.tsx'),
    'SetPasswordPage',
  ),
});

const verifyEmail = createRoute({
  ...parent,
  path: '/verify-email/$token',
  component: lazyRouteComponent(
    () => import('../../features/session/pages/verify-email-page.tsx'),
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
    () => import('../../features/estimates/verify/verify-page.tsx'),
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
