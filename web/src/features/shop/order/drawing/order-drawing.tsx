import { type DamageView, damageViewName } from '../../../estimates/damage/damage-views.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { useOrderNow } from '../order-context.ts';
import type { StepRow } from '../work/work-rows.ts';
import { drawnWork, sidesOfWork } from './drawn-work.ts';
import styles from './order-drawing.module.css';
import { SideDrawing } from './side-drawing.tsx';
import { SidePhotos } from './side-photos.tsx';

interface OrderDrawingProps {
  readonly steps: readonly StepRow[];
  readonly side: string | undefined;
  readonly task: string | undefined;
  readonly onSide: (view: DamageView) => void;
  readonly onTask: (task: string) => void;
}

/** The damaged sides with the estimate's numbers, the photos of the side shown, and the findings. */
export function OrderDrawing({ steps, side, task, onSide, onTask }: OrderDrawingProps) {
  const { order } = useOrderNow();
  const lines = drawnWork(steps);
  const sides = sidesOfWork(lines);
  const ofTask = sides.find((one) => one.lines.some((line) => holdsTask(steps, line.number, task)));
  const shown = sides.find(({ view }) => view === side) ?? ofTask ?? mostOf(sides);
  const selected = lines.find(({ number }) => holdsTask(steps, number, task))?.number ?? null;
  return (
    <>
      {shown !== undefined && order.unit.type !== null && (
        <>
          <div className={styles['sides']}>
            {sides.map(({ view, lines: own }) => (
              <button
                key={view}
                type="button"
                aria-pressed={view === shown.view}
                onClick={() => onSide(view)}
              >
                {damageViewName(view)}
                <span className={styles['count']}>{own.length}</span>
              </button>
            ))}
          </div>
          <SideDrawing
            key={shown.view}
            view={shown.view}
            vehicleType={order.unit.type}
            length={order.unit.length ?? undefined}
            lines={shown.lines}
            selected={selected}
            onTask={onTask}
          />
          <SidePhotos numbers={shown.lines.map(({ number }) => number)} />
        </>
      )}
      <FindingList />
    </>
  );
}

function holdsTask(steps: readonly StepRow[], number: number, task: string | undefined): boolean {
  if (task === undefined) return false;
  return steps.some(({ tasks, pending }) =>
    [...tasks, ...pending].some(({ key, work }) => key === task && work.lineNumber === number),
  );
}

function mostOf<Side extends { readonly lines: readonly unknown[] }>(
  sides: readonly Side[],
): Side | undefined {
  return sides.toSorted((one, other) => other.lines.length - one.lines.length)[0];
}
