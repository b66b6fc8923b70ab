import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { text } from '../text-fields.ts';

/** Spec §7, §8: the status is always 200; `resultCode` is the outcome, `result` a token or a sentence. */
export const Answer = Type.Object(
  { resultCode: Type.Integer(), result: Type.String() },
  { additionalProperties: false },
);

/** The devices a sign-in signed out, because no more than `devicesAllowed` may be signed in at once. */
const SignedOutElsewhere = Type.Object({
  devicesAllowed: Type.Integer(),
  devices: Type.Array(Type.Object({ browser: Type.String(), lastActiveAt: Type.String() })),
});
export type SignedOutElsewhere = Static<typeof SignedOutElsewhere>;

export const LoginReply = Type.Object(
  { ...Answer.properties, signedOut: Type.Optional(SignedOutElsewhere) },
  { additionalProperties: false },
);

/** Login result set of spec §8. Codes 2 to 4 are returned only after a correct password. */
export const loginResults = {
  NoAccess: 0,
  Success: 1,
  SubscriptionError: 2,
  EmailNotVerified: 3,
  Disabled: 4,
} as const;

/** Refresh result set of spec §8. */
export const refreshResults = { NoAccess: 0, Success: 1, DuplicateUserLogin: 2, Disabled: 3 } as const;

/** The sentence for each result; documented in docs/errors.md. */
export const loginSentences: Record<Exclude<keyof typeof loginResults, 'Success'>, string> = {
  NoAccess: 'The email address or the password is not right.',
  SubscriptionError: 'You do not have a subscription to this product',
  EmailNotVerified: 'Please confirm your email address first. We have sent you the link again.',
  Disabled: 'This account is disabled. Please ask the owner of your company.',
};

export const refreshSentences: Record<Exclude<keyof typeof refreshResults, 'Success'>, string> = {
  NoAccess: 'Your session has ended. Please sign in again.',
  DuplicateUserLogin: 'You signed in on another device.',
  Disabled: 'This account is disabled. Please ask the owner of your company.',
};

/** The company a signed-in call acts for. */
export const companyHeader = 'x-company';
/** Sent when the user has typed, clicked or scrolled since the previous call. */
export const inputHeader = 'x-input';

export const login = endpoint({
  method: 'POST',
  path: '/api/Login/Login',
  feature: 'session',
  scope: 'public',
  summary: 'Sign in with e-mail address and password',
  body: Type.Object({ userName: text(320), password: text(1_024) }, { additionalProperties: false }),
  reply: LoginReply,
  refusals: ['too-many-requests'],
  // A whole office may sign in at once from one IP address; guessing is limited per account (failure-limit.ts).
  limit: { requests: 120, perSeconds: 60 },
  bodyBytes: 8 * 1024,
});

/** A GET with side effects, required by the specification; it needs the bearer token and our own page. */
export const refreshToken = endpoint({
  method: 'GET',
  path: '/api/Login/RefreshToken',
  feature: 'session',
  scope: 'public',
  summary: 'Exchange a token for a fresh one',
  reply: Answer,
  refusals: ['cross-site'],
  limit: { requests: 600, perSeconds: 60 },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/Login/Logout',
  feature: 'session',
  scope: 'signed-in',
  summary: 'Sign out on this device, in all its tabs',
  reply: Type.Boolean(),
  refusals: [],
});

const SessionRow = Type.Object({
  id: Type.String(),
  startedAt: Type.String(),
  lastActiveAt: Type.String(),
  browser: Type.String(),
  isCurrent: Type.Boolean(),
  endedAt: Type.Union([Type.String(), Type.Null()]),
  endedBecause: Type.Union([Type.String(), Type.Null()]),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  feature: 'session',
  scope: 'signed-in',
  summary: 'Where and when this account was signed in',
  reply: Type.Array(SessionRow),
  refusals: [],
});
