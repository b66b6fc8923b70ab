import type { LaborType, OperationKind, VehicleType } from '../../catalogue/trade-words.ts';
import { type OwnTimeLevel, ownTimeLevels } from '../../estimates/model/measured-hours.ts';
import type { Minutes, Thousandths } from '../../units.ts';

/** The work a sample and a line are compared by. Empty texts: not from the book, or the unit's type is not known. */
export interface ComparedWork {
  readonly laborType: LaborType;
  readonly operation: OperationKind | null;
  readonly partType: string;
  readonly part: string;
  readonly vehicleType: VehicleType | null;
}

/** A finished task of a delivered order. It names nobody: who worked on it is counted apart. */
export interface OwnTimeSample extends ComparedWork {
  /** The estimate's item and its labor type; the same in every version. */
  readonly task: string;
  readonly quantity: Thousandths;
  readonly soldMinutes: Minutes;
  /** Minutes of everyone. */
  readonly actualMinutes: Minutes;
  /** Clocked on the step and cut among its tasks; otherwise on the task alone. */
  readonly isShared: boolean;
  readonly edition: number;
  /** The month of the delivery, such as 2026-03. */
  readonly month: string;
}

/**
 * The path of the work, widest first, each part ended by a slash. The work of every level begins with one text, so an
 * index on the path finds each.
 */
export function workPath({ laborType, operation, partType, part, vehicleType }: ComparedWork): string {
  return [laborType, operation ?? '', partType, part, vehicleType ?? ''].map((name) => `${name}/`).join('');
}

/** The slashes in the path of a level. */
const partsOfLevel: Readonly<Record<OwnTimeLevel, number>> = { vehicle: 5, operation: 4, kind: 3, labor: 1 };

/** The beginning of the path that work shares with all it is compared with at a level; null if it lacks the names. */
export function levelPath(work: ComparedWork, level: OwnTimeLevel): string | null {
  return beginning(workPath(work), level);
}

/** The paths of all levels of work, narrowest first. */
export function levelPathsOf(path: string): readonly string[] {
  return ownTimeLevels.flatMap((level) => beginning(path, level) ?? []);
}

function beginning(path: string, level: OwnTimeLevel): string | null {
  const names = path.split('/').slice(0, partsOfLevel[level]);
  return names.includes('') ? null : `${names.join('/')}/`;
}
