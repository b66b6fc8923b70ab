import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Login results (spec §8); every answer is a 200, the code tells (spec §7). */
export const loginResult = {
  noAccess: 0,
  success: 1,
  subscriptionError: 2,
  emailNotVerified: 3,
  disabled: 4,
} as const;

export const logIn = endpoint({
  method: 'POST',
  path: '/api/Login/Login',
  matter: 'session',
  scope: 'public',
  summary: 'Sign in with e-mail and password',
  body: Type.Object(
    { userName: Type.String({ maxLength: 320 }), password: Type.String({ maxLength: 1024 }) },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    resultCode: Type.Integer(),
    /** The session token on success, otherwise a message for the user. */
    result: Type.String(),
  }),
  refusals: ['not-available-yet'],
});
