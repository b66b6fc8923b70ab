import { createHash } from 'node:crypto';
import { accept, refuse } from '@dre/core/domain/result';
import type { CaptchaConfig } from '../config.ts';
import { altchaProvider } from './altcha.ts';
import { type CaptchaProvider, tokenLifeSeconds } from './captcha.ts';
import { turnstileProvider } from './turnstile.ts';

/** The configured provider. `sharedSecret` is the same in all processes on one database. */
export function captchaProvider(
  config: CaptchaConfig,
  sharedSecret: string,
  now: () => Date,
): CaptchaProvider {
  switch (config.provider) {
    case 'altcha':
      return altchaProvider(config.secret ?? sharedSecret, now);
    case 'turnstile':
      return turnstileProvider(config.secret ?? '', now, fetch);
    case 'test':
      return testProvider(now);
  }
}

/** Accepts tokens that start with "person". The configuration refuses it in production. */
function testProvider(now: () => Date): CaptchaProvider {
  return {
    verify: async (token) =>
      token.startsWith('person')
        ? accept({
            challengeId: createHash('sha256').update(token).digest('hex'),
            expiresAt: new Date(now().getTime() + tokenLifeSeconds * 1000),
          })
        : refuse('not a person'),
  };
}
