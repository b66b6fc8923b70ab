import { useCallback, useState } from 'react';
import type { PictureElement } from '../../catalogue/illustration/drawing/picture-element.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import type { CompareAddress } from './compare-address.ts';
import type { PendingMark, Cross, CompareState, Selected } from './compare-context.ts';
import type { Sketch } from './marks/sketch.ts';
import { type PhotoTool, tools } from './marks/tools.ts';
import { useAligning } from './align/use-aligning.ts';
import { useComparedPair, useComparison } from './use-comparison.ts';
import { useCompareActions } from './marks/use-compare-actions.ts';

/** The state shared by the parts of the compare screen. */
export function useNewCompareState(
  address: CompareAddress,
  go: (address: CompareAddress) => void,
): CompareState {
  const { now, selection, announce } = useBuilder();
  const { mayEdit, mayWrite } = now;
  const pair = useComparedPair(address);
  const { photo, drawing } = pair;
  const points = useAligning(photo, drawing);
  const comparison = useComparison(pair, address.mode, points.aligning !== null);
  const [taken, setTaken] = useState<PhotoTool>('select');
  const [selectedMark, setSelectedMark] = useState<Selected | null>(null);
  const [pending, setPendingMark] = useState<{
    readonly photo: string;
    readonly pending: PendingMark;
  } | null>(null);
  const [stores] = useState(makeStores);
  const select = useCallback(
    (selected: Selected | null) => {
      setSelectedMark(selected);
      const pin = photo?.pins.find(({ id }) => selected?.kind === 'pin' && id === selected.id);
      if (pin) selection.set({ ...selection.get(), line: pin.lineId });
    },
    [photo, selection],
  );
  const actions = useCompareActions(photo, select);
  return {
    ...comparison,
    ...stores,
    go,
    mayMark: mayEdit && photo !== undefined,
    mayAddLine: mayWrite,
    tool: points.aligning === null ? taken : 'align',
    take: (tool) => {
      points.end();
      stores.sketch.set(null);
      setPendingMark(null);
      setTaken(tool);
      const entry = tools.find((one) => one.tool === tool);
      if (entry) announce(`${entry.name}. ${entry.how}`);
    },
    selected: stillSelected(selectedMark, photo),
    select,
    pending: pending?.photo === photo?.id ? (pending?.pending ?? null) : null,
    setPending: (next) =>
      setPendingMark(next === null || photo === undefined ? null : { photo: photo.id, pending: next }),
    points,
    actions,
  };
}

function makeStores() {
  return {
    sketch: valueStore<Sketch | null>(null),
    cross: valueStore<Cross | null>(null),
    pen: valueStore<'unseen' | 'draws' | 'off'>('unseen'),
    blink: valueStore(false),
    drawingElement: valueStore<PictureElement | null>(null),
  };
}

/** An item removed by another device or an undo is not selected any more. */
function stillSelected(selected: Selected | null, photo: CompareState['photo']): Selected | null {
  if (selected === null || photo === undefined) return null;
  const there = selected.kind === 'mark' ? photo.marks : photo.pins;
  return there.some(({ id }) => id === selected.id) ? selected : null;
}
