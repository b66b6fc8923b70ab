import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/** The form a token is valid for; a token for one form is refused by others. */
export const CaptchaAction = Type.Union([Type.Literal('contact'), Type.Literal('order')]);
export type CaptchaAction = Static<typeof CaptchaAction>;

/** A proof-of-work puzzle for the self-hosted check; only the browser's solver interprets its fields. */
export const newCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha/challenge',
  feature: 'enquiries',
  scope: 'public',
  summary: 'Get a puzzle that shows a person is waiting',
  query: Type.Object({ action: CaptchaAction }, { additionalProperties: false }),
  reply: Type.Record(Type.String(), Type.Unknown()),
  refusals: ['not-found'],
  limit: { requests: 60, perSeconds: 60 },
});
