import { percentOfMillionths, share } from '../../../rounding.ts';
import {
  add,
  type Millionths,
  millionths,
  type Minutes,
  minutes,
  noPercent,
  wholly,
} from '../../../units.ts';
import { type Department, departments } from '../../model/departments.ts';
import type { DepartmentPace, PlanStep, ShopPace } from './plan-state.ts';

/** A step that is done: what was sold, what was clocked, and what it was planned to take. */
export interface FinishedStep {
  readonly department: Department;
  readonly soldMinutes: Minutes;
  readonly clockedMinutes: Minutes;
}

/** Steps of a department before its own figures count. */
const enoughSteps = 20;
/** Of 40 hours on the clock the trade bills about 24. */
const tradeShare = millionths(600_000);
const assumedSafeShare = millionths(1_200_000);

/** Minutes of the whole crew: `onOrders` of those `present`. */
export interface PresentMinutes {
  readonly onOrders: Minutes;
  readonly present: Minutes;
}

/** The shop's speed from its finished steps; departments with too few have the trade's. */
export function paceOf(steps: readonly FinishedStep[], presence: PresentMinutes): ShopPace {
  const measured = steps.filter(({ soldMinutes, clockedMinutes }) => soldMinutes > 0 && clockedMinutes > 0);
  const productivity = share(presence.onOrders, presence.present);
  const paces = departments.map((department): readonly [Department, DepartmentPace] => {
    const own = measured.filter((step) => step.department === department);
    return [department, departmentPace(own, productivity)];
  });
  const byDepartment = Object.fromEntries(paces) as Record<Department, DepartmentPace>;
  return { departments: byDepartment, ...safeShareOf(measured, byDepartment) };
}

/** The pace of a shop that has not finished anything. */
export const assumedPace: ShopPace = paceOf([], { onOrders: minutes(0), present: minutes(0) });

/** The sold share of a working minute. */
export function percentOfPace({ department }: PlanStep, { departments: paces }: ShopPace): Millionths {
  const { efficiency, productivity } = paces[department];
  return percentOfMillionths(efficiency, productivity);
}

function departmentPace(own: readonly FinishedStep[], productivity: Millionths): DepartmentPace {
  const sold = own.reduce((sum, step) => add(sum, step.soldMinutes), minutes(0));
  const clocked = own.reduce((sum, step) => add(sum, step.clockedMinutes), minutes(0));
  const isAssumed = own.length < enoughSteps || productivity === noPercent;
  return {
    efficiency: isAssumed ? tradeShare : share(sold, clocked),
    productivity: isAssumed ? wholly : productivity,
    isAssumed,
    finishedSteps: own.length,
  };
}

/** The share of the planned time four of five steps stayed within, by nearest rank; never less than the plan itself. */
function safeShareOf(
  steps: readonly FinishedStep[],
  paces: Readonly<Record<Department, DepartmentPace>>,
): Pick<ShopPace, 'safeShare' | 'isSafeShareAssumed'> {
  const own = steps.filter(({ department }) => !paces[department].isAssumed);
  if (own.length < enoughSteps) return { safeShare: assumedSafeShare, isSafeShareAssumed: true };
  const shares = own
    .map(({ department, soldMinutes, clockedMinutes }) =>
      percentOfMillionths(share(clockedMinutes, soldMinutes), paces[department].efficiency),
    )
    .toSorted((one, other) => one - other);
  const safe = shares[Math.ceil(shares.length * 0.8) - 1] ?? assumedSafeShare;
  return { safeShare: safe > wholly ? safe : wholly, isSafeShareAssumed: false };
}
