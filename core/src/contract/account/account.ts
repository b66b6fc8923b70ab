import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { OneId } from '../paging.ts';
import { requiredLine, text } from '../text-fields.ts';

/** The token of a mailed link: 256 bits in base64url. Other values are treated as an invalid link. */
const Token = text(200);
/** Only the size is bounded here; the rules of a new password are reported as sentences the user can act on. */
const Password = text(1_024);
export const accountLimits = { name: 200, email: 320 } as const;

const linkLimit = { requests: 30, perSeconds: 60 } as const;
const bodyBytes = 8 * 1024;

const Link = Type.Object({
  /** `ended`: used, expired, replaced or never created; the reason is not disclosed. */
  kind: Type.Union([
    Type.Literal('set-password'),
    Type.Literal('verify-email'),
    Type.Literal('first-administrator'),
    Type.Literal('ended'),
  ]),
  email: Type.String(),
  name: Type.String(),
});

export const checkLink = endpoint({
  method: 'POST',
  path: '/api/account/check-link',
  feature: 'account',
  scope: 'public',
  summary: 'What a mailed link is for, without using it up',
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  reply: Link,
  refusals: [],
  limit: linkLimit,
  bodyBytes,
});

/** The address to sign in with after using the link. */
const Whose = Type.Object({ email: Type.String() });

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/account/set-password',
  feature: 'account',
  scope: 'public',
  summary: 'Set a password with a mailed link, or become the first administrator with the link of the start',
  body: Type.Object(
    {
      token: Token,
      password: Password,
      /** Required for the first administrator only. */
      name: Type.Optional(requiredLine(accountLimits.name)),
      email: Type.Optional(requiredLine(accountLimits.email)),
    },
    { additionalProperties: false },
  ),
  reply: Whose,
  refusals: ['link-ended', 'invalid-request'],
  limit: linkLimit,
  bodyBytes,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  feature: 'account',
  scope: 'public',
  summary: 'Ask for a link to set a new password; the answer is the same for every address',
  body: Type.Object({ email: requiredLine(accountLimits.email) }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'too-many-requests'],
  limit: { requests: 20, perSeconds: 60 },
  bodyBytes,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/account/verify-email',
  feature: 'account',
  scope: 'public',
  summary: 'Confirm an e-mail address with a mailed link',
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  reply: Whose,
  refusals: ['link-ended'],
  limit: linkLimit,
  bodyBytes,
});

export const endGuide = endpoint({
  method: 'POST',
  path: '/api/account/end-guide',
  feature: 'account',
  scope: 'signed-in',
  summary: 'Offer the guided first estimate no more, on any device; its topic in the help still begins it',
  reply: Type.Boolean(),
  refusals: [],
});

const Profile = Type.Object({
  name: Type.String(),
  email: Type.String(),
  isAdministrator: Type.Boolean(),
  /** Null if never changed since the account was created. */
  passwordChangedAt: Type.Union([Type.String(), Type.Null()]),
  companies: Type.Array(Type.Object({ name: Type.String(), role: Type.String() })),
});

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/account/profile',
  feature: 'account',
  scope: 'signed-in',
  summary: 'The own account',
  reply: Profile,
  refusals: [],
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/account/profile',
  feature: 'account',
  scope: 'signed-in',
  summary: 'Change the own name',
  body: Type.Object({ name: requiredLine(accountLimits.name) }, { additionalProperties: false }),
  reply: Profile,
  refusals: [],
  bodyBytes,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  feature: 'account',
  scope: 'signed-in',
  summary: 'Change the own password; every other session and open link ends',
  body: Type.Object({ currentPassword: Password, password: Password }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: ['invalid-request'],
  limit: { requests: 10, perSeconds: 60 },
  bodyBytes,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/end-other-sessions',
  feature: 'account',
  scope: 'signed-in',
  summary: 'End every session of this account but this one',
  reply: Type.Object({ ended: Type.Integer() }),
  refusals: [],
});

export const endOneSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/:id/end',
  feature: 'account',
  scope: 'signed-in',
  summary: 'End one session of this account',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['not-found'],
});
