import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import { waitSentence } from '@dre/core/domain/shop/wording/describe-wait';
import type { ReactElement } from 'react';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';

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
  return {
    question: dialog,
    askHeld: (verb, waits, act) => {
      if (waits.length === 0) return act();
      const { heading, action } = questions[verb];
      const message = [...new Set(waits.map(waitSentence))].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ));
      const answered = confirm({ heading, action, message, cancel: true });
      void answered.then((isMeant) => (isMeant ? act() : undefined));
    },
  };
}
