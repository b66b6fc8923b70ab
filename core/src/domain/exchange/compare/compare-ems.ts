import type { Priced } from '../../estimates/pricing/price-estimate.ts';
import type { Profile } from '../../estimates/model/profile.ts';
import { type Cents, subtract, type TenthHours } from '../../units.ts';
import type { ForeignEstimate } from '../ems/read-ems.ts';
import { matchTasks } from './match-tasks.ts';
import { type ComparedTask, foreignTasks, ownTasks } from './task.ts';

/** A line of one estimate, as displayed. */
export interface ListedTask {
  readonly line: number;
  readonly description: string;
  readonly operation: string | null;
  readonly hours: TenthHours;
  readonly price: Cents;
  readonly misc: Cents;
}

/** Theirs minus ours. */
export interface TaskDifference {
  readonly hours: TenthHours;
  readonly price: Cents;
  readonly misc: Cents;
  readonly isOtherOperation: boolean;
}

export interface EmsComparison {
  readonly system: string;
  readonly version: string;
  readonly vehicle: string;
  /** True if both name the same vehicle; null if one names none. */
  readonly isSameVehicle: boolean | null;
  readonly totals: {
    readonly ours: { readonly gross: Cents; readonly net: Cents };
    readonly theirs: { readonly gross: Cents; readonly net: Cents } | null;
  };
  readonly pairs: readonly {
    readonly ours: ListedTask;
    readonly theirs: ListedTask;
    readonly difference: TaskDifference;
  }[];
  readonly onlyOurs: readonly ListedTask[];
  readonly onlyTheirs: readonly ListedTask[];
}

/** Compares another system's estimate with ours: common work, and work only one of them has. */
export function compareEms(
  { items, totals, settlement }: Priced,
  profile: Profile,
  vins: readonly string[],
  foreign: ForeignEstimate,
): EmsComparison {
  const matched = matchTasks(ownTasks(items, profile), foreignTasks(foreign));
  const own = vins.filter((vin) => vin !== '').map((vin) => vin.toUpperCase());
  return {
    system: foreign.system,
    version: foreign.version,
    vehicle: foreign.vehicle,
    isSameVehicle: foreign.vin === '' || own.length === 0 ? null : own.includes(foreign.vin.toUpperCase()),
    totals: {
      ours: { gross: totals.gross, net: settlement.net },
      theirs: foreign.totals && { gross: foreign.totals.gross, net: foreign.totals.net },
    },
    pairs: matched.pairs.map(({ ours, theirs }) => ({
      ours: listed(ours),
      theirs: listed(theirs),
      difference: differenceOf(ours, theirs),
    })),
    onlyOurs: matched.onlyOurs.map(listed),
    onlyTheirs: matched.onlyTheirs.map(listed),
  };
}

function listed({ line, description, operation, hours, price, misc }: ComparedTask): ListedTask {
  return { line, description, operation, hours, price, misc };
}

function differenceOf(ours: ComparedTask, theirs: ComparedTask): TaskDifference {
  return {
    hours: subtract(theirs.hours, ours.hours),
    price: subtract(theirs.price, ours.price),
    misc: subtract(theirs.misc, ours.misc),
    isOtherOperation: theirs.operation !== null && theirs.operation !== ours.operation,
  };
}
