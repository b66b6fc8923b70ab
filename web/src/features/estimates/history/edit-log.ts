import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { AvailableBooks } from '@dre/core/domain/estimates/model/book-pin';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import type { AppliedEdit } from '@dre/core/domain/estimates/sync/replica';

/** Every state of the estimate, so that each edit can be described with the values before it. */
export interface EditLog {
  /** By revision: the estimate after that many edits. */
  readonly states: readonly Estimate[];
  /** Revisions that replaced a starting value which is not stored. */
  readonly unknownBefore: ReadonlySet<number>;
  /** Starting values changed so far; null if all starting values are known. */
  readonly touched: ReadonlySet<string> | null;
}

export function logFrom(started: Estimate): EditLog {
  return { states: [started], unknownBefore: new Set(), touched: null };
}

/**
 * Reconstructs the starting estimate where it is not stored; number, estimator, date, vehicle type and rates are
 * those of now, as far as nobody changed them.
 */
export function guessedLog({ id, profile, heading, unit, claim }: Estimate, edition: number): EditLog {
  const blank = newEstimate({ id, edition, profile });
  const { number, estimator, writtenOn } = heading;
  const start = {
    ...blank,
    heading: { ...blank.heading, number, estimator, writtenOn },
    unit: { ...blank.unit, vehicleType: unit.vehicleType },
    claim: { ...blank.claim, deductible: claim.deductible },
  };
  return { states: [start], unknownBefore: new Set(), touched: new Set() };
}

export function continueLog(log: EditLog, edits: readonly AppliedEdit[], books: AvailableBooks): EditLog {
  const states = [...log.states];
  const unknownBefore = new Set(log.unknownBefore);
  const touched = log.touched && new Set(log.touched);
  for (const { edit, revision } of edits) {
    const before = states.at(-1);
    if (before === undefined || revision !== states.length) continue;
    const given = touched === null ? [] : startingValues(edit);
    if (given.some((value) => touched?.has(value) === false)) unknownBefore.add(revision);
    for (const value of given) touched?.add(value);
    const done = applyEdit(before, edit, books);
    states.push(done.ok ? done.value : before);
  }
  return { states, unknownBefore, touched };
}

/** The starting values an edit changes. */
function startingValues(change: Change): string[] {
  switch (change.kind) {
    case 'set-heading':
      return named('heading', change.changes, ['number', 'estimator', 'writtenOn']);
    case 'set-unit':
      return named('unit', change.changes, ['vehicleType']);
    case 'set-claim':
      return named('claim', change.changes, ['deductible']);
    case 'set-profile':
    case 'set-rates':
      return named('profile', change.changes, Object.keys(change.changes));
    default:
      return [];
  }
}

function named(section: string, changes: object, fields: readonly string[]): string[] {
  return fields.filter((field) => field in changes).map((field) => `${section} ${field}`);
}
