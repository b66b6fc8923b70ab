import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useState } from 'react';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import type { GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { onDemand } from '../../../../ui/primitives/on-demand.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import type { BadCell, PastePlan } from './line-paste.ts';
import type { LineRow } from '../grid/line-rows.ts';
import type { LineText } from '../grid/line-labels.ts';

const loadPasting = async () => (await import('./paste-onto.ts')).pasteOnto;
const pasting = onDemand(loadPasting);

/** Pastes of more cells are confirmed first, as are all that change existing lines. */
const mostUnseen = 20;

export type PasteQuestion =
  | { readonly kind: 'preview'; readonly plan: PastePlan }
  | { readonly kind: 'bad'; readonly cells: readonly BadCell[] };

export interface LinePaste {
  readonly question: PasteQuestion | null;
  /** A null spot pastes everything as new lines. */
  readonly paste: (text: string, target: GridTarget | null) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function useLinePaste(rows: readonly LineRow[], labels: LineText): LinePaste {
  const { now, selection, announce } = useBuilder();
  const { estimate, book, contents, store } = now;
  const [question, setQuestion] = useState<PasteQuestion | null>(null);
  const write = ({ changes, changedLines, newLines }: PastePlan) => {
    const label = `Paste ${newLines > 0 ? `${newLines} new lines` : `into ${changedLines} lines`}`;
    const done = store.write(label, changes);
    if (done.ok) announce(label);
    else void showBanner({ message: refusalMessage(done.refusal), tone: 'error' });
    setQuestion(null);
  };
  const paste = async (text: string, target: GridTarget | null) => {
    const pasteOnto = pasting.at() ?? (await loadPasting());
    const plan = pasteOnto(text, {
      rows,
      target,
      estimate,
      selection: selection.get(),
      contents,
      labels,
      book,
    });
    if (!plan.ok) setQuestion({ kind: 'bad', cells: plan.refusal });
    else if (plan.value.cells > mostUnseen || plan.value.changedLines > 0)
      setQuestion({ kind: 'preview', plan: plan.value });
    else if (plan.value.changes.length > 0) write(plan.value);
  };
  return {
    question,
    paste: (text, target) => void paste(text, target).catch(showNotPasted),
    confirm: () => question?.kind === 'preview' && write(question.plan),
    cancel: () => setQuestion(null),
  };
}

/** The code that reads tables loads when the page is idle, or with the first paste, which fails offline. */
function showNotPasted(): void {
  void showBanner({ message: 'Nothing was pasted: there is no connection. Paste it again.', tone: 'error' });
}
