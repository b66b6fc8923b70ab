import type { Line } from '@dre/core/domain/estimates/model/line';
import type { EstimateNow } from '../open/use-estimate.ts';

type DrawnState = Pick<EstimateNow, 'estimate' | 'contents' | 'book' | 'mayWrite'>;

/** True if picture, pins and part list would look the same: they contain no hours, payers or notes. */
export function looksTheSame(last: DrawnState, next: DrawnState): boolean {
  const [before, after] = [last.estimate, next.estimate];
  return (
    last.contents === next.contents &&
    last.book === next.book &&
    last.mayWrite === next.mayWrite &&
    before.unit === after.unit &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, index) => isDrawnAlike(line, after.lines[index]))
  );
}

function isDrawnAlike(one: Line, other: Line | undefined): boolean {
  if (one === other || other === undefined) return one === other;
  const [here, there] = [one.place, other.place];
  return (
    one.id === other.id &&
    one.number === other.number &&
    one.description === other.description &&
    one.source === other.source &&
    one.operation === other.operation &&
    one.price === other.price &&
    one.book?.price === other.book?.price &&
    here.side === there.side &&
    here.subSide === there.subSide &&
    here.region === there.region
  );
}
