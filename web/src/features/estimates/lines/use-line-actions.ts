import type { LaborType, OperationKind, Side } from '@dre/core/domain/catalogue/trade-words';
import type { Change, LineFields } from '@dre/core/domain/estimates/model/edit';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useMemo } from 'react';
import { newId } from '../../../lib/new-id.ts';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { type Builder, useBuilder } from '../builder/builder-context.ts';
import { dropLine, duplicateLines, moveLine, removeLines } from './line-changes.ts';
import { operationChanges } from './line-operation.ts';
import type { ItemRow } from './grid/line-rows.ts';

/** Actions on lines of an open estimate, each one undo step. Keys of automatic items are ignored. */
export interface LineActions {
  readonly duplicate: (keys: readonly string[]) => void;
  readonly remove: (keys: readonly string[]) => void;
  readonly move: (keys: readonly string[], steps: 1 | -1) => void;
  readonly moveToSide: (keys: readonly string[], side: Side) => void;
  readonly drop: (key: string, side: Side, before: string | null) => void;
  readonly setOperation: (keys: readonly string[], operation: OperationKind) => void;
  readonly setLaborType: (lineId: string, laborType: LaborType, billedAs: LaborType) => void;
  readonly change: (label: string, keys: readonly string[], changes: Partial<LineFields>) => void;
  readonly toggleOpen: (keys: readonly string[]) => void;
  readonly leaveOut: (row: ItemRow) => void;
  readonly restore: (key: string) => void;
}

export function useLineActions(): LineActions {
  const { now, applyChanges, announce } = useBuilder();
  const { store, contents } = now;
  return useMemo(() => {
    const run = (label: string, changes: readonly Change[]) => {
      if (changes.length > 0 && applyChanges(label, changes)) announce(label);
    };
    const changes = changeActions(store, run);
    const homeOf = (side: Side) => {
      const zone = contents.zones.find((entry) => entry.side === side);
      return { side, subSide: zone?.subSide ?? '' };
    };
    return { ...changes, ...moves(store, run, homeOf), remove: remover(store, applyChanges) };
  }, [store, contents, applyChanges, announce]);
}

type Run = (label: string, changes: readonly Change[]) => void;

function linesOf(store: EstimateStore, keys: readonly string[]) {
  return store.snapshot().estimate.lines.filter(({ id }) => keys.includes(id));
}

function nameOf(store: EstimateStore, keys: readonly string[]): string {
  const numbers = linesOf(store, keys).map(({ number }) => number);
  return numbers.length === 1 ? `line ${numbers.join()}` : `${numbers.length} lines`;
}

function changeActions(store: EstimateStore, run: Run) {
  const change: LineActions['change'] = (label, keys, changes) =>
    run(
      `${label} of ${nameOf(store, keys)}`,
      linesOf(store, keys).map(({ id }) => ({ kind: 'change-line', lineId: id, changes })),
    );
  return {
    change,
    duplicate: (keys: readonly string[]) =>
      run(`Duplicate ${nameOf(store, keys)}`, duplicateLines(store.snapshot().estimate, keys, newId)),
    setOperation: (keys: readonly string[], operation: OperationKind) => {
      const { book } = store.snapshot();
      const changes = linesOf(store, keys).flatMap((line) => operationChanges(line, operation, book));
      run(`Operation of ${nameOf(store, keys)}`, changes);
    },
    setLaborType: (lineId: string, laborType: LaborType, billedAs: LaborType) =>
      run(`Labor type of ${nameOf(store, [lineId])}`, [
        { kind: 'set-labor-type', lineId, laborType, billedAs },
      ]),
    toggleOpen: (keys: readonly string[]) => {
      const isOpen = linesOf(store, keys).every(({ state }) => state === 'open');
      change('State', keys, { state: isOpen ? 'firm' : 'open' });
    },
    leaveOut: ({ isChild, key, item }: ItemRow) =>
      run(`Switch off ${item.line.description}`, [
        { kind: 'override-automatic', key: isChild ? key : `incl:${key}`, override: { kind: 'left-out' } },
      ]),
    restore: (key: string) => run('Restore an automatic line', [{ kind: 'restore-automatic', key }]),
  };
}

function moves(store: EstimateStore, run: Run, homeOf: (side: Side) => { side: Side; subSide: string }) {
  const present = () => store.snapshot().estimate;
  return {
    move: (keys: readonly string[], steps: 1 | -1) => {
      const ids = linesOf(store, keys).map(({ id }) => id);
      const [first] = ids;
      if (first !== undefined && ids.length === 1)
        run(`Move ${nameOf(store, ids)}`, moveLine(present(), first, steps));
    },
    moveToSide: (keys: readonly string[], side: Side) =>
      run(
        `Move ${nameOf(store, keys)} to another side`,
        linesOf(store, keys).flatMap(({ id }) => dropLine(present(), id, homeOf(side), null)),
      ),
    drop: (key: string, side: Side, before: string | null) =>
      run(`Move ${nameOf(store, [key])}`, dropLine(present(), key, homeOf(side), before)),
  };
}

/** No confirmation: a deleted line comes back with one press for ten seconds, and with undo later. */
function remover(store: EstimateStore, applyChanges: Builder['applyChanges']): LineActions['remove'] {
  return (keys) => {
    const name = nameOf(store, keys);
    const ids = linesOf(store, keys).map(({ id }) => id);
    if (ids.length === 0 || !applyChanges(`Delete ${name}`, removeLines(ids))) return;
    const undoDeleting = store.undoOfNewest();
    const undo = () => {
      const undone = undoDeleting();
      if (!undone.ok) void showBanner({ message: refusalMessage(undone.refusal), tone: 'error' });
    };
    void showBanner({
      message: `Deleted ${name}.`,
      durationMs: 10_000,
      action: { label: 'Undo', onPress: undo },
    });
  };
}
