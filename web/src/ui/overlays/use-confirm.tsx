import { createElement, type ReactElement, useState } from 'react';
import type { Confirmation } from './ConfirmDialog.tsx';
import { onDemand, useOnDemand } from '../primitives/on-demand.ts';

interface Question extends Confirmation {
  readonly id: number;
  readonly answer: (confirmed: boolean) => void;
}

const panel = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

/** `if (await confirm({ heading: 'Delete line 4?', … })) …`; render `dialog` somewhere in the page. */
export function useConfirm(): {
  readonly confirm: (question: Confirmation) => Promise<boolean>;
  readonly dialog: ReactElement | null;
} {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const Panel = useOnDemand(panel, isOpen);
  const confirm = (asked: Confirmation) =>
    new Promise<boolean>((answer) => {
      setQuestion((before) => ({ ...asked, answer, id: (before?.id ?? 0) + 1 }));
      setOpen(true);
    });
  if (!question || !Panel) return { confirm, dialog: null };
  const { answer, id, ...words } = question;
  const close = (confirmed: boolean) => {
    setOpen(false);
    answer(confirmed);
  };
  // A new question is a new dialog, also while the last one fades: focus then moves into it.
  return { confirm, dialog: createElement(Panel, { ...words, key: id, isOpen, onClose: close }) };
}
