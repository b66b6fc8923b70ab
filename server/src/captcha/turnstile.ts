import { createHash } from 'node:crypto';
import { accept, refuse } from '@dre/core/domain/result';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type CaptchaProvider, tokenLifeSeconds } from './captcha.ts';

export const turnstileAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const patienceMs = 5_000;

const Verdict = Compile(
  Type.Object({
    success: Type.Boolean(),
    action: Type.Optional(Type.String()),
    challenge_ts: Type.Optional(Type.String()),
  }),
);

export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Turnstile, a third party, used only when configured. Any reply but a clear success is a refusal. */
export function turnstileProvider(secret: string, now: () => Date, fetchOutside: Fetch): CaptchaProvider {
  return {
    verify: async (token, action, peer) => {
      const verdict = await ask(fetchOutside, { secret, response: token, remoteip: peer });
      if (!verdict?.success) return refuse('not passed');
      if (verdict.action !== action) return refuse('for another form');
      const ageMs = now().getTime() - Date.parse(verdict.challenge_ts ?? '');
      if (!(ageMs <= tokenLifeSeconds * 1000)) return refuse('expired');
      return accept({
        challengeId: createHash('sha256').update(token).digest('hex'),
        expiresAt: new Date(now().getTime() + tokenLifeSeconds * 1000),
      });
    },
  };
}

async function ask(fetchOutside: Fetch, question: Record<string, string>) {
  try {
    const answer = await fetchOutside(turnstileAddress, {
      method: 'POST',
      body: new URLSearchParams(question),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const verdict: unknown = answer.ok ? await answer.json() : undefined;
    return Verdict.Check(verdict) ? verdict : undefined;
  } catch {
    return undefined;
  }
}
