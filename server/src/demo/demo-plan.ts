import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { demoEstimateRows, type DemoStatus } from './demo-estimates.table.ts';
import { demoNumber, demoPick } from './demo-random.ts';
import { demoUnitRows } from './demo-units.table.ts';
import type { DemoWork } from './demo-work.ts';
import { type DemoWorkName, demoWorks } from './demo-works.table.ts';

export interface DemoUnit {
  readonly number: number;
  readonly customer: number;
  readonly vehicleType: VehicleType;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly color: string;
  readonly feet: number;
  readonly cashDollars: number;
}

/** One estimate of the demo company, from the day it was begun to where it stands. */
export interface DemoEstimate {
  readonly number: number;
  readonly daysAgo: number;
  readonly workName: DemoWorkName;
  readonly work: DemoWork;
  readonly unit: DemoUnit;
  readonly payer: 'insurance' | 'customer' | 'warranty';
  readonly status: DemoStatus;
  readonly insurer: string;
  readonly adjuster: string;
  /** More was found once the unit was taken apart; a locked supplement waits for its payers. */
  readonly supplement: 'none' | 'draft' | 'locked' | 'agreed';
  /** The customer's address was corrected after locking. */
  readonly isCorrected: boolean;
  /** Days before the first start on which the damage happened. */
  readonly lossDaysAgo: number;
}

const insurers = ['Great Lakes Mutual', 'Harbor Casualty', 'Northern Road Insurance'];
const hailDaysAgo = 166;
const supplemented = new Set([1, 4, 8, 12, 15, 44]);
const waitingForAnswer = new Set([33]);
const corrected = new Set([5, 25]);

const units: ReadonlyMap<number, DemoUnit> = new Map(
  demoUnitRows.map(([number, customer, vehicleType, year, make, model, color, feet, cashDollars]) => [
    number,
    { number, customer, vehicleType, year, make, model, color, feet, cashDollars },
  ]),
);

/** Oldest first. */
export const demoEstimates: readonly DemoEstimate[] = demoEstimateRows.map(
  ([number, daysAgo, workName, unitNumber, payer, status]) => {
    const unit = units.get(unitNumber);
    if (unit === undefined) throw new Error(`The demo has no unit ${String(unitNumber)}.`);
    const name = `estimate ${String(number)}`;
    const isOfHailDay = workName.startsWith('hail-') && daysAgo >= 100;
    return {
      number,
      daysAgo,
      workName,
      work: demoWorks[workName],
      unit,
      payer,
      status,
      insurer: demoPick(`${name} insurer`, insurers),
      adjuster: `Demo Adjuster ${String(1 + demoNumber(`${name} adjuster`, 6))}`,
      supplement: supplementOf(number, status),
      isCorrected: corrected.has(number),
      lossDaysAgo: isOfHailDay ? hailDaysAgo : daysAgo + 1 + demoNumber(`${name} loss`, 9),
    };
  },
);

/** The demo's book was published before its oldest estimate was begun. */
export function demoBookDate(startedAt: Date): Date {
  const oldest = Math.max(...demoEstimates.map(({ daysAgo }) => daysAgo));
  return new Date(startedAt.getTime() - (oldest + 20) * 86_400_000);
}

/** Drafts begun before the first page is served. */
export const firstDemoEstimates: readonly number[] = [55, 56, 57, 58, 59, 60];

function supplementOf(number: number, status: DemoStatus): DemoEstimate['supplement'] {
  if (supplemented.has(number)) return 'agreed';
  if (waitingForAnswer.has(number)) return 'locked';
  return status === 'supplement' ? 'draft' : 'none';
}
