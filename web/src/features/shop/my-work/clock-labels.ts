import type { ShopCard } from '@dre/core/contract/shop/shop';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { activityLabels } from '@dre/core/domain/shop/wording/shop-labels';

/** Present, and on no work. */
export const betweenJobs: ClockTarget = {
  on: 'activity',
  activity: 'waiting-for-instructions',
  order: null,
};

/** A target in a few words: the order's number, or the activity. */
export function targetLabel(target: ClockTarget, cards: ReadonlyMap<string, ShopCard>): string {
  switch (target.on) {
    case 'off':
      return 'Off the clock';
    case 'activity':
      return target.activity === 'waiting-for-instructions'
        ? 'Between jobs'
        : activityLabels[target.activity];
    default:
      return cards.get(target.order)?.card.number ?? 'An order that is closed';
  }
}
