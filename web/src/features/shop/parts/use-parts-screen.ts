import { useCallback, useMemo, useState } from 'react';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { count } from '../board/view/board-text.ts';
import { arrival, countChanges, isReceivable, type PartCount } from './view/counting.ts';
import type { OpenPart, QueueRow } from './view/parts-view.ts';
import type { Parts } from './use-parts.ts';
import { useSelection } from './use-selection.ts';
import { useWriteParts } from './use-write-parts.ts';

/** A dialog that was asked for. */
export type PartsQuestion =
  | { readonly kind: 'order' | 'day' | 'return'; readonly rows: readonly OpenPart[] }
  | { readonly kind: 'scan' | 'purchases' };

const nothingTo = {
  order: 'None of these parts is to be ordered, or they stand in a draft already.',
  day: 'None of these parts is on the way.',
  return: 'None of these parts is to be sent back.',
} as const;

/** The part of the open row, and its queue if somebody chose that row. */
type OpenedRow = Pick<QueueRow, 'id'> & Partial<Pick<QueueRow, 'queue'>>;

/** Open rows, selected rows, counts not stored yet, and what the keys and buttons do with them. */
export function usePartsScreen(parts: Parts, isPhone: boolean) {
  const { address, show, view, mayOrder } = parts;
  const [opened, setOpened] = useState<OpenedRow | null>(address.part === null ? null : { id: address.part });
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [question, setQuestion] = useState<PartsQuestion | null>(null);
  const { write, refusal, forget } = useWriteParts();
  const first = isPhone ? undefined : view.rows[0];
  const own = view.rows.filter(({ id }) => id === opened?.id);
  // A part that moved on is followed to its next queue.
  const active = own.find(({ queue }) => queue === opened?.queue) ?? own[0] ?? first;
  const open = useCallback(
    (row: OpenedRow | null) => {
      setOpened(row);
      setPanelOpen(true);
      show({ ...address, part: row?.id ?? null, purchase: null }, true);
    },
    [address, show],
  );
  const selection = useSelection(view.rows, active?.key);
  const counts = useCounts(parts.all);
  const chosen = (fits: (row: OpenPart) => boolean) =>
    (selection.rows.length > 0 ? selection.rows : active === undefined ? [] : [active]).filter(fits);
  const ask = (kind: 'order' | 'day' | 'return', rows: readonly OpenPart[]) => {
    if (!mayOrder) return;
    if (rows.length > 0) setQuestion({ kind, rows });
    else void showBanner({ message: nothingTo[kind] });
  };
  const receive = async (rows: readonly OpenPart[]) => {
    if (rows.length === 0) return;
    if (await write(rows.map(arrival), `${count(rows.length, 'part')} received. Count next.`))
      selection.clear();
  };
  const storeCounts = async (rows: readonly OpenPart[]) => {
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
function useCounts(all: readonly OpenPart[]) {
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
    drop: (done: readonly OpenPart[]) =>
      setEntered((before) => new Map([...before].filter(([id]) => done.every((row) => row.id !== id)))),
  };
}
