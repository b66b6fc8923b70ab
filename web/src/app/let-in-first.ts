import { type Screen, screenAt } from '@dre/core/contract/screens';
import { requestSignIn } from '../features/session/tabs/let-in.ts';
import type { Session } from '../features/session/session.ts';

/** Time a screen that needs a sign-in waits for another tab before it asks for one. */
const answerMs = 250;

/**
 * Screens where a tab without a token does not ask the others: the sign-in screen asks by itself, the other two report
 * an ended session.
 */
const silent = new Set<string>(['/login', '/session-expired', '/refresh-error']);

/**
 * A screen that needs a sign-in waits a moment for the other tabs; a public one is shown at once, and its bar changes
 * later.
 */
export function letInFirst(session: Session, path: string): Promise<void> {
  const screen: Screen | undefined = screenAt(path);
  if (session.state().signedIn || screen === undefined) return Promise.resolve();
  if (screen.area === 'share' || silent.has(screen.path)) return Promise.resolve();
  const isWaiting = screen.area !== 'public' || screen.path === '/' || screen.path === '/login-test';
  return new Promise((resolve) => {
    const stop = requestSignIn(session, resolve);
    if (!isWaiting) return resolve();
    setTimeout(() => {
      stop();
      resolve();
    }, answerMs);
  });
}
