import { accept, refuse } from '../../result.ts';
import { lineIssue } from './check-line.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line, VehicleLocation } from '../model/line.ts';
import { limits } from '../model/limits.ts';
import { byOrder } from '../model/order-key.ts';
import type { Outcome } from './edit-handler.ts';

/** A present or removed line; a concurrent change elsewhere may restore a removed one. */
export function lineOf(estimate: Estimate, lineId: string): Line | undefined {
  return estimate.lines.find(({ id }) => id === lineId) ?? estimate.removed.lines[lineId];
}

/** The location given by the line's calculation; undefined for other lines. */
export function calculatedLocation(
  { calculations }: Estimate,
  { source }: Line,
): VehicleLocation | undefined {
  return source.kind === 'calculator' ? calculations[source.calculation]?.inputs.place : undefined;
}

export function isOnEstimate(estimate: Estimate, lineId: string): boolean {
  return estimate.lines.some(({ id }) => id === lineId);
}

/** Undoes a change of a line; if the change restored a removed line, it is removed again. */
export function undoOn(
  before: Estimate,
  lineId: string,
  undo: (line: Line) => Change,
): readonly Change[] | null {
  const line = lineOf(before, lineId);
  if (line === undefined) return null;
  return isOnEstimate(before, lineId) ? [undo(line)] : [undo(line), { kind: 'remove-line', lineId }];
}

/** Restores the line's present state: on the estimate or removed. */
export function presenceOf(before: Estimate, lineId: string): Change | null {
  if (lineOf(before, lineId) === undefined) return null;
  return { kind: isOnEstimate(before, lineId) ? 'restore-line' : 'remove-line', lineId };
}

/** Adds a line under a number never used before. */
export function withNewLine(estimate: Estimate, draft: Omit<Line, 'number'>): Outcome {
  if (lineOf(estimate, draft.id) !== undefined) {
    return refuse({ kind: 'line-exists', lineId: draft.id });
  }
  const number = estimate.lastLineNumber + 1;
  return withLine({ ...estimate, lastLineNumber: number }, { ...draft, number });
}

/** Inserts or replaces the line, sorted by its order key, if it is valid. */
export function withLine(estimate: Estimate, line: Line): Outcome {
  const issue = lineIssue(line);
  if (issue !== null) return refuse(issue);
  const index = estimate.lines.findIndex(({ id }) => id === line.id);
  if (index === -1 && estimate.lines.length >= limits.lines) {
    return refuse({ kind: 'too-many-lines', lineId: line.id, limit: limits.lines });
  }
  const before = estimate.lines[index];
  const lines = before === undefined ? [...estimate.lines, line] : estimate.lines.with(index, line);
  return accept({
    ...estimate,
    // Only an added or moved line can be out of order.
    lines: before?.order === line.order ? lines : lines.toSorted(byOrder),
    removed: { ...estimate.removed, lines: without(estimate.removed.lines, line.id) },
  });
}

export function withChangedLine(estimate: Estimate, lineId: string, change: (line: Line) => Line): Outcome {
  const line = lineOf(estimate, lineId);
  return line === undefined ? refuse({ kind: 'line-not-found', lineId }) : withLine(estimate, change(line));
}

/** Removes lines; they stay complete in `removed`. */
export function withoutLines(estimate: Estimate, shouldRemove: (line: Line) => boolean): Estimate {
  const removed = estimate.lines.filter(shouldRemove);
  if (removed.length === 0) return estimate;
  return {
    ...estimate,
    lines: estimate.lines.filter((line) => !shouldRemove(line)),
    removed: {
      ...estimate.removed,
      lines: {
        ...estimate.removed.lines,
        ...Object.fromEntries(removed.map((line) => [line.id, line])),
      },
    },
  };
}

/** Changes a removed line, which stays removed. */
export function withRemovedLine(estimate: Estimate, line: Line): Estimate {
  if (lineIssue(line) !== null) return estimate;
  return {
    ...estimate,
    removed: { ...estimate.removed, lines: { ...estimate.removed.lines, [line.id]: line } },
  };
}

export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}
