import type { Line } from '@dre/core/domain/estimates/model/line';
import type { OwnStep } from '../../builder/builder-context.ts';
import { concernedLine } from './last-change.ts';

/** The line of the user's last step; otherwise the newest, null on an estimate without lines. */
export function lastLine(lines: readonly Line[], step: OwnStep | null): Line | null {
  const own = step === null ? null : concernedLine(step.changes, lines);
  return (
    own ?? lines.reduce<Line | null>((last, line) => (line.number > (last?.number ?? 0) ? line : last), null)
  );
}

/** "Undo" beside a line removes that line. If the last step was another one, the button names it. */
export function undoText(line: Line | null, step: OwnStep | null, undoLabel: string | null): string {
  if (undoLabel === null) return 'Undo';
  const added = step?.after.lines.filter(({ id }) => !step.before.lines.some((before) => before.id === id));
  const isItsAdding = added?.length === 1 && added[0]?.id === line?.id;
  return isItsAdding ? 'Undo' : `Undo: ${undoLabel}`;
}
