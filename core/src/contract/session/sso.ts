import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { LoginReply, loginSentences } from './session.ts';
import { text } from '../text-fields.ts';

/** Addresses for redirects of browsers and identity providers; they are not API calls and reply without JSON. */
export const samlAddresses = {
  login: '/api/Saml/Login',
  acs: '/api/Saml/Acs',
  metadata: '/api/Saml/Metadata',
} as const;

/** Spec §7: called while an address is typed. Only the domain decides, so it cannot reveal accounts. */
export const getSsoCompany = endpoint({
  method: 'GET',
  path: '/api/Saml/GetSsoCompany',
  feature: 'session',
  scope: 'public',
  summary: 'The company that signs in addresses of this domain on its own page, or null',
  query: Type.Object({ emailAddress: text(320) }, { additionalProperties: false }),
  reply: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  refusals: [],
  // Called on typing, possibly by a whole office behind one IP address.
  limit: { requests: 600, perSeconds: 60 },
});

const code = text(128, 1);

export const exchangeSsoCode = endpoint({
  method: 'POST',
  path: '/api/Saml/Exchange',
  feature: 'session',
  scope: 'public',
  summary: 'Exchange the one-time code of a single sign-on for a token',
  body: Type.Object(
    {
      code,
      /** The user's confirmation, when the identity provider started the sign-in unrequested. */
      confirmed: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  ),
  reply: LoginReply,
  refusals: ['cross-site'],
  limit: { requests: 120, perSeconds: 60 },
  bodyBytes: 1024,
});

export const readPendingSignIn = endpoint({
  method: 'POST',
  path: '/api/Saml/Pending',
  feature: 'session',
  scope: 'public',
  summary: 'Whom a one-time code would sign in, so that they can confirm it',
  body: Type.Object({ code }, { additionalProperties: false }),
  reply: Type.Union([Type.Object({ email: Type.String() }), Type.Null()]),
  refusals: [],
  limit: { requests: 120, perSeconds: 60 },
  bodyBytes: 1024,
});

/** Error messages of single sign-on; documented in docs/errors.md. */
export const ssoSentences = {
  PasswordNotUsed: 'Your company signs you in on its own page. No password is needed here.',
  CodeEnded: 'This sign-in took too long or was used already. Please sign in again.',
} as const;

/** Reasons to refuse a user authenticated by their company. Passed to the login page by key, never as text. */
export const ssoRefusals = {
  Disabled: loginSentences.Disabled,
  SubscriptionError: loginSentences.SubscriptionError,
  NoSeat: 'All seats of your company are taken. Please ask its owner.',
  AdministratorsUsePassword: 'Administrators of the product sign in with their password.',
} as const;

export type SsoRefusal = keyof typeof ssoRefusals;
