import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { LeftRow } from '../../../ui/grid/use-left-row.ts';
import type { LeftView } from '../../catalogue/illustration/viewport/left-view.ts';
import type { DamageView } from '../damage/damage-views.ts';
import type { Chosen, FrontPane } from './builder-context.ts';

/** Where somebody left an estimate: which side was shown and how large, and what was chosen. */
export interface LeftPlace {
  readonly view?: DamageView;
  readonly chosen?: Chosen;
  readonly front?: FrontPane;
  readonly zooms?: ReadonlyMap<DamageView, LeftView>;
  /** How far the totals beside it were scrolled. */
  readonly rail?: number;
  /** Where the lines were left; null once somebody goes to one of them. */
  readonly lines?: LeftRow | null;
  readonly folded?: ReadonlySet<Side>;
}

const most = 50;
const places = new Map<string, LeftPlace>();

/** Kept while the page is open, and on no disk: whoever comes back to an estimate finds it as it was. */
export function leftPlace(estimate: string): LeftPlace {
  return places.get(estimate) ?? {};
}

export function leaveAt(estimate: string, place: LeftPlace): void {
  places.set(estimate, { ...leftPlace(estimate), ...place });
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}
