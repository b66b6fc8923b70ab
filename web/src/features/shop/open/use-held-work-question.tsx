import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import { type ReactElement, useEffect } from 'react';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { useAfterScreen } from './use-after-screen.ts';

/** Without a connection they may be missing; the question is then asked without them. */
async function loadText() {
  try {
    return (await import('./held-work-text.tsx')).heldWorkText;
  } catch {
    return undefined;
  }
}

const questions = {
  start: { heading: 'Start work that is on hold?', action: 'Start' },
  finish: { heading: 'Finish work that still waits?', action: 'Finish' },
} as const;

/** Work that waits is started or finished all the same once its person says so: nothing is refused, nothing goes unseen. */
export function useHeldWorkQuestion(): {
  /** Runs `act` at once where nothing is waited for, otherwise after the question. */
  readonly askHeld: (verb: keyof typeof questions, waits: readonly ActiveHold[], act: () => void) => void;
  /** Rendered somewhere in the page. */
  readonly question: ReactElement | null;
} {
  const { confirm, dialog } = useConfirm();
  const isLate = useAfterScreen();
  useEffect(() => {
    if (isLate) void loadText();
  }, [isLate]);
  const ask = async (verb: keyof typeof questions, waits: readonly ActiveHold[]) => {
    const { heading, action } = questions[verb];
    const textOf = await loadText();
    return confirm({ heading, action, message: textOf?.(waits), cancel: true });
  };
  return {
    question: dialog,
    askHeld: (verb, waits, act) => {
      if (waits.length === 0) return act();
      void ask(verb, waits).then((isMeant) => (isMeant ? act() : undefined));
    },
  };
}
