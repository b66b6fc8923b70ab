import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import MapPin from 'lucide-react/icons/map-pin';
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import PenTool from 'lucide-react/icons/pen-tool';
import Pencil from 'lucide-react/icons/pencil';
import Ruler from 'lucide-react/icons/ruler';
import Square from 'lucide-react/icons/square';
import Type from 'lucide-react/icons/type';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, useState } from 'react';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { InOneStop, useOneStop } from '../../../../ui/primitives/use-one-stop.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { useUndoRedo } from '../../builder/use-undo-redo.ts';
import { useCompareState } from '../compare-context.ts';
import { finished } from './sketch.ts';
import styles from './tool-bar.module.css';
import { type ToolEntry, tools } from './tools.ts';

const icons: Readonly<Record<ToolEntry['tool'], ComponentType<{ readonly 'aria-hidden': 'true' }>>> = {
  select: MousePointer2,
  pin: MapPin,
  arrow: ArrowUpRight,
  box: Square,
  circle: Circle,
  measure: Ruler,
  freehand: Pencil,
  text: Type,
};

/** The marking tools; absent without permission to mark. */
export function ToolBar() {
  const { mayMark, tool, take, pending } = useCompareState();
  const [isHigh, setHigh] = useState(false);
  const { undoLabel } = useBuilder().now;
  const { undo } = useUndoRedo();
  const { keys } = useOneStop();
  if (!mayMark || tool === 'align') return null;
  return (
    <div
      className={styles['bar']}
      role="toolbar"
      aria-label="Annotate"
      data-high={isHigh || undefined}
      data-asking={pending !== null || undefined}
      {...keys}
    >
      <InOneStop.Provider value>
        {tools.map((entry) => {
          const Icon = icons[entry.tool];
          return (
            <button
              key={entry.tool}
              type="button"
              aria-pressed={tool === entry.tool}
              aria-label={`${entry.name} (${entry.key})`}
              title={`${entry.name} (${entry.key}). ${entry.how}`}
              onClick={() => take(entry.tool)}
            >
              <Icon aria-hidden="true" />
            </button>
          );
        })}
        <span className={styles['rule']} />
        <PenChoice />
        <FinishButton />
        <button
          type="button"
          aria-label={undoLabel === null ? 'Undo' : `Undo: ${undoLabel}`}
          disabled={undoLabel === null}
          onClick={undo}
        >
          <Undo2 aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={isHigh ? 'Move this bar down' : 'Move this bar up'}
          title="Move this bar away from what it covers"
          onClick={() => setHigh(!isHigh)}
        >
          <ArrowDownUp aria-hidden="true" />
        </button>
      </InOneStop.Provider>
    </div>
  );
}

/** Appears after a pen was used. Palm rejection differs between devices, so it can be turned off. */
function PenChoice() {
  const { pen } = useCompareState();
  const state = useStore(pen, (value) => value);
  if (state === 'unseen') return null;
  const isOn = state === 'draws';
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label="Pen draws, finger pans"
      title="Pen draws, finger pans"
      onClick={() => pen.set(isOn ? 'off' : 'draws')}
    >
      <PenTool aria-hidden="true" />
    </button>
  );
}

/** Ends a line that is tapped point by point. */
function FinishButton() {
  const { sketch, actions } = useCompareState();
  const isOpen = useStore(
    sketch,
    (value) => value?.kind === 'freehand' && value.heldFrom === null && value.points.length > 1,
  );
  if (!isOpen) return null;
  const finish = () => {
    const drawn = sketch.get();
    const done = drawn && finished(drawn).done;
    sketch.set(null);
    if (done) actions.draw('freehand', done);
  };
  return (
    <button type="button" aria-label="Finish the drawing" onClick={finish}>
      <Check aria-hidden="true" />
    </button>
  );
}
