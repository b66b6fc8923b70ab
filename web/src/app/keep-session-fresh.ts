import { refreshResults, refreshToken } from '@dre/core/contract/session/session';
import { defaultRefreshRules } from '@dre/core/domain/session/refresh-cycle';
import type { LoginEvent } from '../features/session/login-events.ts';
import { driveRefresh, type RefreshReply } from '../features/session/refresh-driver.ts';
import { shareToken } from '../features/session/tabs/token-sharing.ts';
import { followLeftScreens } from './follow-left-screens.ts';
import { goesOnByPass } from './routes/goes-on-by-pass.ts';
import type { createAppRouter } from './routes/router.tsx';
import type { Services } from './services.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

const longestAnswerMs = 30_000;

/** Renews the token of this tab while it is used, and reports failures (spec §4 "Token refresh"). */
export function keepSessionFresh(
  services: Services,
  router: AppRouter,
  /** The session event that happened before this script was loaded. */
  first: LoginEvent,
): void {
  const { configuration, session } = services;
  const sharing = shareToken({
    token: () => session.token(),
    store: (token) => session.renew(token),
    onHandedOver: () => driver.signedIn(),
    alone,
    answerMs: 200,
  });
  const driver = driveRefresh({
    rules: {
      intervalMs: configuration.tokenRefreshTime ?? defaultRefreshRules.intervalMs,
      allowedErrors: configuration.errorRetry ?? defaultRefreshRules.allowedErrors,
    },
    now: () => Date.now(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    ask: () => sharing.renew(() => ask(services)),
    store: (token) => session.renew(token),
    end: (message) => {
      session.endWith(message);
      const to = goesOnByPass(router.state.location.href) ? '/shop/pass' : '/refresh-error';
      void router.navigate({ to, replace: true });
    },
  });
  const hear = (event: LoginEvent) => {
    sharing.follow();
    if (event === 'LoggedIn') driver.signedIn();
    else if (event === 'CurrentlyLoggedIn') driver.opened(session.tokenEndsMs());
    else driver.signedOut();
  };
  followLeftScreens(router, session.events);
  if (session.state().signedIn) hear(first);
  session.events.listen(hear);
  addEventListener('online', driver.connectionChanged);
  addEventListener('offline', driver.connectionChanged);
}

/** Runs in one tab of this browser at a time. Insecure connections have no locks; tabs then only exchange messages. */
async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request('dre refresh', work) : work();
}

async function ask({ api }: Services): Promise<RefreshReply> {
  // Other tabs wait for this reply: one that never arrives counts as a connection error.
  const answer = await api.call(refreshToken, { signal: AbortSignal.timeout(longestAnswerMs) });
  if (!answer.ok) return { kind: 'transport-error' };
  const { resultCode, result } = answer.value;
  return resultCode === refreshResults.Success
    ? { kind: 'renewed', token: result }
    : { kind: 'refused', message: result };
}
