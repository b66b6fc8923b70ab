import { useEffect, useEffectEvent } from 'react';
import { askOtherTabs } from './other-tabs.ts';
import type { Session } from '../session.ts';
import { useSession } from '../session-context.ts';

/** Asks the signed-in tabs of this browser for their sign-in, and shows whose it is. Returns how to stop asking. */
export function requestSignIn(session: Session, onLetIn: () => void): () => void {
  return askOtherTabs((token) => {
    if (session.state().signedIn) return;
    const { signedIn, userName } = session.adopt(token);
    if (!signedIn) return;
    void say(`You are signed in as ${userName}, as in your other tab.`);
    onLetIn();
  });
}

/** Fetched only now: visitors see no banner. */
async function say(message: string): Promise<void> {
  const { showBanner } = await import('../../../ui/feedback/banner/banners.ts');
  await showBanner({ message });
}

/** Takes over the sign-in of another tab, unless a link or the company's own page signs somebody in here. */
export function useLetIn({
  isAsking,
  onLetIn,
}: {
  readonly isAsking: boolean;
  readonly onLetIn: () => void;
}): void {
  const session = useSession();
  const letIn = useEffectEvent(onLetIn);
  useEffect(() => {
    const isReturning = /^#(?:code|confirm|refused)=/.test(location.hash);
    return isAsking && !isReturning ? requestSignIn(session, () => letIn()) : undefined;
  }, [session, isAsking]);
}
