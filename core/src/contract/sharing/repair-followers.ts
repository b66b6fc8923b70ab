import { Type } from 'typebox';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { EmailAddress } from './estimate-mail.ts';
import { sharedCallLimit, Shared, Token } from './shared-estimate.ts';

export const followShared = endpoint({
  method: 'POST',
  path: '/api/share/follow',
  feature: 'sharing',
  scope: 'public',
  summary:
    'Ask for a mail when the stage or the day of the repair changes; the first mail asks whether it is wanted',
  body: Type.Object({ token: Token, email: EmailAddress }, exact),
  reply: Type.Boolean(),
  refusals: ['link-ended', 'conflict', 'invalid-request'],
  limit: sharedCallLimit,
  bodyBytes: 2048,
});

export const confirmFollowing = endpoint({
  method: 'POST',
  path: '/api/share/follow/confirm',
  feature: 'sharing',
  scope: 'public',
  summary: 'Confirm by the address in the first mail that mails about the repair are wanted',
  body: Type.Object({ token: Token }, exact),
  reply: Shared,
  refusals: ['link-ended'],
  limit: sharedCallLimit,
  bodyBytes: 1024,
});

export const stopFollowing = endpoint({
  method: 'POST',
  path: '/api/share/follow/stop',
  feature: 'sharing',
  scope: 'public',
  summary: 'End the mails about a repair by the address in any of them; asked again, they have ended',
  body: Type.Object({ token: Token }, exact),
  reply: Shared,
  refusals: ['link-ended'],
  limit: sharedCallLimit,
  bodyBytes: 1024,
});
