import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { LeftRow } from '../../../ui/grid/use-left-row.ts';
import type { LeftView } from '../../catalogue/illustration/viewport/left-view.ts';
import type { DamageView } from '../damage/damage-views.ts';
import type { BuilderSelection, FrontPane } from './builder-context.ts';

/** The state in which an estimate was last left: side and zoom of the picture, selection, scroll positions. */
export interface ScrollPosition {
  readonly view?: DamageView;
  readonly selection?: BuilderSelection;
  readonly front?: FrontPane;
  readonly zooms?: ReadonlyMap<DamageView, LeftView>;
  /** Scroll position of the totals. */
  readonly rail?: number;
  /** Scroll position of the lines; null once the user jumps to a line. */
  readonly lines?: LeftRow | null;
  readonly folded?: ReadonlySet<Side>;
}

const most = 50;
const positions = new Map<string, ScrollPosition>();

/** Held in memory while the page is open: an estimate opened again looks as it was left. */
export function lastScrollPosition(estimate: string): ScrollPosition {
  return positions.get(estimate) ?? {};
}

export function rememberScrollPosition(estimate: string, position: ScrollPosition): void {
  positions.set(estimate, { ...lastScrollPosition(estimate), ...position });
  const [oldest] = positions.keys();
  if (positions.size > most && oldest !== undefined) positions.delete(oldest);
}
