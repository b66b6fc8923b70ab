import { type CaptchaAction, newCaptchaChallenge } from '@dre/core/contract/captcha';
import type { Challenge, Solution } from 'altcha-lib';
import type { Api } from '../../../lib/calls/api.ts';
import { trustedScriptUrl } from '../../../lib/page/trusted-url.ts';
import type { CaptchaProvider } from './captcha.ts';

/** A new token is earned this long before the old one expires, so that a slow writer is never refused. */
const renewBeforeMs = 30_000;

/** ALTCHA, self-hosted: the browser does a second of work, the visitor does nothing. */
export function altchaProvider(api: Api): CaptchaProvider {
  return {
    showsItself: false,
    start(_frame, action, events) {
      const stopping = new AbortController();
      let renewal: ReturnType<typeof setTimeout> | undefined;

      async function earnToken(): Promise<void> {
        const earned = await solvedChallenge(api, action, stopping.signal);
        if (stopping.signal.aborted) return;
        if (earned === undefined) {
          events.onError();
          return;
        }
        events.onToken(earned.token);
        renewal = setTimeout(() => void earnToken(), earned.lifeMs - renewBeforeMs);
      }

      void earnToken();
      return {
        stop() {
          stopping.abort();
          clearTimeout(renewal);
        },
      };
    },
  };
}

interface EarnedToken {
  readonly token: string;
  readonly lifeMs: number;
}

async function solvedChallenge(
  api: Api,
  action: CaptchaAction,
  signal: AbortSignal,
): Promise<EarnedToken | undefined> {
  const answer = await api.call(newCaptchaChallenge, { query: { action }, signal });
  if (!answer.ok) return undefined;
  const challenge = answer.value as unknown as Challenge;
  const solution = await solveBesideThePage(challenge, signal);
  if (solution === null) return undefined;
  const expiresAt = (challenge.parameters.expiresAt ?? 0) * 1000;
  return {
    // The format the library's server side reads.
    token: btoa(JSON.stringify({ challenge, solution })),
    lifeMs: Math.max(expiresAt - Date.now(), 2 * renewBeforeMs),
  };
}

async function solveBesideThePage(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const { default: workerAddress } = await import('./altcha-worker.ts?worker&url');
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  return new Promise<Solution | null>((resolve) => {
    worker.addEventListener('message', (message: MessageEvent<Solution | null>) => resolve(message.data));
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
