import { useCallback, useMemo, useState } from 'react';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { count } from '../board/view/board-text.ts';
import { arrival, countChanges, isReceivable, type PartCount } from './view/counting.ts';
import type { QueueRow } from './view/parts-view.ts';
import type { Parts } from './use-parts.ts';
import { useSelection } from './use-selection.ts';
import { useWriteParts } from './use-write-parts.ts';

/** A dialog that was asked for. */
export type PartsQuestion =
  | { readonly kind: 'order' | 'day' | 'return'; readonly rows: readonly QueueRow[] }
  | { readonly kind: 'scan' | 'purchases' };

const nothingTo = {
  order: 'None of these parts is to be ordered.',
  day: 'None of these parts is on the way.',
  return: 'None of these parts is to be sent back.',
} as const;

/** Open rows, selected rows, counts not stored yet, and what the keys and buttons do with them. */
export function usePartsScreen(parts: Parts, isPhone: boolean) {
  const { address, show, view, mayOrder } = parts;
  const [opened, setOpened] = useState(address.part);
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [question, setQuestion] = useState<PartsQuestion | null>(null);
  const { write, refusal, forget } = useWriteParts();
  const first = isPhone ? undefined : view.rows[0];
  const active = view.rows.find(({ id }) => id === opened) ?? first;
  const open = useCallback(
    (id: string | null) => {
      setOpened(id);
      setPanelOpen(true);
      show({ ...address, part: id, purchase: null }, true);
    },
    [address, show],
  );
  const selection = useSelection(view.rows, active?.id);
  const counts = useCounts(parts.all);
  const chosen = (fits: (row: QueueRow) => boolean) =>
    (selection.rows.length > 0 ? selection.rows : active === undefined ? [] : [active]).filter(fits);
  const ask = (kind: 'order' | 'day' | 'return', rows: readonly QueueRow[]) => {
    if (!mayOrder) return;
    if (rows.length > 0) setQuestion({ kind, rows });
    else void showBanner({ message: nothingTo[kind] });
  };
  const receive = async (rows: readonly QueueRow[]) => {
    if (rows.length === 0) return;
    if (await write(rows.map(arrival), `${count(rows.length, 'part')} received. Count next.`))
      selection.clear();
  };
  const storeCounts = async (rows: readonly QueueRow[]) => {
    const changes = rows.flatMap((row) => {
      const counted = counts.of(row.id);
      return counted === undefined ? [] : countChanges(row, counted, mayOrder);
    });
    if (await write(changes, `${count(rows.length, 'part')} counted.`)) counts.drop(rows);
  };
  return {
    active,
    open,
    isPanelOpen,
    closePanel: () => setPanelOpen(false),
    selection,
    counts,
    chosen,
    ask,
    receive,
    storeCounts,
    question,
    setQuestion,
    write,
    refusal,
    forget,
  };
}
export type PartsScreen = ReturnType<typeof usePartsScreen>;

/** Counts that were entered and not stored yet. */
function useCounts(all: readonly QueueRow[]) {
  const [entered, setEntered] = useState<ReadonlyMap<string, PartCount>>(new Map());
  const rows = useMemo(
    () =>
      all.filter((row) => {
        const counted = entered.get(row.id);
        return counted !== undefined && isReceivable(row, counted);
      }),
    [all, entered],
  );
  return {
    rows,
    of: (id: string) => entered.get(id),
    enter: (id: string, counted: PartCount) => setEntered((before) => new Map(before).set(id, counted)),
    drop: (done: readonly QueueRow[]) =>
      setEntered((before) => new Map([...before].filter(([id]) => done.every((row) => row.id !== id)))),
  };
}
