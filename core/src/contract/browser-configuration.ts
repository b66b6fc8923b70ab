import { type Static, Type } from 'typebox';

/** The settings a browser loads first; names and defaults of spec §3. */
export const BrowserConfiguration = Type.Object(
  {
    ssoUrl: Type.String(),
    ssoRelayState: Type.String(),
    product: Type.String(),
    loginUri: Type.String(),
    ssoServiceUri: Type.String(),
    loginRoute: Type.String(),
    defaultRoute: Type.String(),
    defaultClientRoute: Type.String(),
    tokenRefreshTime: Type.Optional(Type.Integer({ minimum: 1000 })),
    errorRetry: Type.Optional(Type.Integer({ minimum: 0 })),
    /** The main service's base address; empty means the page's own origin. */
    serviceUri: Type.String(),
    captchaProvider: Type.Union([Type.Literal('altcha'), Type.Literal('turnstile'), Type.Literal('test')]),
    captchaSiteKey: Type.String(),
    /** The target of 'Forgot your password?'. */
    passwordResetUrl: Type.String(),
    /** The year in the footer, set when the page is served. */
    year: Type.Integer(),
  },
  { $id: 'BrowserConfiguration', additionalProperties: false },
);

export type BrowserConfiguration = Static<typeof BrowserConfiguration>;

export const defaultBrowserConfiguration: Omit<BrowserConfiguration, 'year'> = {
  ssoUrl: '/api/Saml/Login',
  ssoRelayState: '/estimate/dashboard',
  product: 'DRE',
  loginUri: '',
  ssoServiceUri: '',
  loginRoute: '/contact-us',
  defaultRoute: '/welcome',
  defaultClientRoute: '/estimate/dashboard',
  serviceUri: '',
  captchaProvider: 'altcha',
  captchaSiteKey: '',
  passwordResetUrl: '/reset-password',
};
