import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { isRequired } from '@dre/core/domain/shop/tasks/required-work';
import { type DamageView, damageViews, viewOfLine } from '../../../estimates/damage/damage-views.ts';
import type { StepRow } from '../work/work-rows.ts';

export type LineLook = 'running' | 'done' | 'open' | 'pending';

/** A line of the estimate on the drawing, with the state of its work. */
export interface DrawnLine {
  readonly number: number;
  readonly description: string;
  readonly look: LineLook;
  readonly location: VehicleLocation;
  readonly isReplaced: boolean;
  /** The task a press on its number shows. */
  readonly task: string;
}

/** The lines with work that stands somewhere on the vehicle, each once, by number. */
export function drawnWork(steps: readonly StepRow[]): readonly DrawnLine[] {
  const lines = new Map<number, DrawnLine>();
  // The line itself stands where it is damaged; operations it requires, such as R&I beside it, lie elsewhere.
  const tasks = steps.flatMap((step) => step.tasks).toSorted(byOwnFirst);
  for (const { work, state, running, key } of tasks) {
    if (work.location === null || work.lineNumber === 0 || state === 'withdrawn') continue;
    const look = running.length > 0 ? 'running' : state === 'open' ? 'open' : 'done';
    const before = lines.get(work.lineNumber);
    const isAhead = before === undefined || rank[look] < rank[before.look];
    lines.set(work.lineNumber, {
      number: work.lineNumber,
      description: before?.description ?? work.description,
      location: before?.location ?? work.location,
      isReplaced: before?.isReplaced ?? work.operation === 'replace',
      look: isAhead ? look : before.look,
      task: isAhead ? key : before.task,
    });
  }
  for (const { work, key, change } of steps.flatMap(({ pending }) => pending).toSorted(byOwnFirst)) {
    if (change !== 'added' || work.location === null || lines.has(work.lineNumber)) continue;
    lines.set(work.lineNumber, {
      number: work.lineNumber,
      description: work.description,
      location: work.location,
      isReplaced: work.operation === 'replace',
      look: 'pending',
      task: key,
    });
  }
  return [...lines.values()].toSorted((one, other) => one.number - other.number);
}

type WithWork = Pick<StepRow['tasks'][number], 'work'>;

function byOwnFirst(one: WithWork, other: WithWork): number {
  return Number(isRequired(one.work)) - Number(isRequired(other.work));
}

/** Of several tasks of one line, the one somebody is on speaks, then an open one. */
const rank: Readonly<Record<LineLook, number>> = { running: 0, open: 1, pending: 2, done: 3 };

/** The sides with work and the number of their lines, in the order of the builder's tabs. */
export function sidesOfWork(
  lines: readonly DrawnLine[],
): readonly { readonly view: DamageView; readonly lines: readonly DrawnLine[] }[] {
  return damageViews.flatMap((view) => {
    const own = lines.filter(({ location }) => viewOfLine({ place: location }) === view);
    return own.length === 0 ? [] : [{ view, lines: own }];
  });
}
