import { createHmac, randomInt } from 'node:crypto';
import { CaptchaAction } from '@dre/core/contract/captcha';
import { accept, refuse } from '@dre/core/domain/result';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Compile } from 'typebox/compile';
import { Type } from 'typebox';
import type { CaptchaProvider } from './captcha.ts';
import { tokenLifeSeconds } from './captcha.ts';

/** Work a browser does once per form: about a second on a slow phone, with nothing to read or solve. */
const cost = 5_000;
const counters = { least: 100, most: 200 } as const;

/** The fields of a solved puzzle read here; the library checks the rest. */
const Payload = Compile(
  Type.Object({
    challenge: Type.Object({
      signature: Type.String({ minLength: 16, maxLength: 256 }),
      parameters: Type.Object({
        algorithm: Type.Literal('PBKDF2/SHA-256'),
        cost: Type.Literal(cost),
        nonce: Type.String({ minLength: 16, maxLength: 128 }),
        expiresAt: Type.Integer(),
        data: Type.Object({ action: CaptchaAction }),
      }),
    }),
    solution: Type.Object({}),
  }),
);

/** ALTCHA, self-hosted: proof of work, no third party, works without the internet. */
export function altchaProvider(secret: string, now: () => Date): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: derived(secret, 'challenge'),
    hmacKeySignatureSecret: derived(secret, 'key'),
  };
  return {
    challenge: async (action) => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counters.least, counters.most),
        deriveKey,
        expiresAt: Math.floor(now().getTime() / 1000) + tokenLifeSeconds,
        data: { action },
        ...secrets,
      });
      return { ...challenge };
    },
    verify: async (token, action) => {
      const payload = readPayload(token);
      if (payload === undefined) return refuse('unreadable');
      const { parameters } = payload.challenge;
      if (parameters.data.action !== action) return refuse('for another form');
      if (parameters.expiresAt * 1000 <= now().getTime()) return refuse('expired');
      const { verified } = await verifySolution({
        challenge: payload.challenge as unknown as Challenge,
        solution: payload.solution as Solution,
        deriveKey,
        ...secrets,
      });
      if (!verified) return refuse('not solved');
      return accept({ challengeId: parameters.nonce, expiresAt: new Date(parameters.expiresAt * 1000) });
    },
  };
}

function readPayload(token: string) {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return Payload.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
