import type { EmsComparison, ListedTask } from '@dre/core/domain/exchange/compare/compare-ems';

export interface DifferenceRow {
  readonly key: string;
  readonly ours: ListedTask;
  readonly theirs: ListedTask;
  /** Theirs less ours. */
  readonly hours: number;
  readonly price: number;
  readonly isOtherOperation: boolean;
}

/** The matched lines, those that differ first, in the order of the estimate. */
export function differenceRows({ pairs }: EmsComparison): readonly DifferenceRow[] {
  const rows = pairs.map(({ ours, theirs, difference }, index) => ({
    key: `${index} ${ours.line}`,
    ours,
    theirs,
    hours: difference.hours,
    price: difference.price + difference.misc,
    isOtherOperation: difference.isOtherOperation,
  }));
  return [...rows.filter(isDifferent), ...rows.filter((row) => !isDifferent(row))];
}

function isDifferent({ hours, price, isOtherOperation }: DifferenceRow): boolean {
  return hours !== 0 || price !== 0 || isOtherOperation;
}

export function summary(compared: EmsComparison): string {
  const { pairs, onlyOurs, onlyTheirs } = compared;
  const different = differenceRows(compared).filter(isDifferent).length;
  return (
    `${count(pairs.length, 'line')} the same, ${different} of them with a difference; ` +
    `${count(onlyOurs.length, 'line')} only on ours, ${count(onlyTheirs.length, 'line')} only on theirs.`
  );
}

function count(number: number, noun: string): string {
  return `${number} ${number === 1 ? noun : `${noun}s`}`;
}
