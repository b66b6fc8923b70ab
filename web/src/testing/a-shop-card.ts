import type { ShopCard } from '@dre/core/contract/shop/shop';
import { minutes } from '@dre/core/domain/units';

/** A card of the board; a test names only what it is about. */
export function aShopCard(
  id: string,
  { card, estimate }: { card?: Partial<ShopCard['card']>; estimate?: Partial<ShopCard['estimate']> } = {},
): ShopCard {
  return {
    card: {
      id,
      number: `RO-${id}`,
      estimateId: `estimate-${id}`,
      state: 'open',
      column: 'structure-and-body',
      vehicleType: 'travel-trailer',
      promise: null,
      dropOff: null,
      since: null,
      delivered: null,
      location: null,
      holds: [],
      soldMinutes: minutes(240),
      doneMinutes: minutes(60),
      openTasks: 3,
      openChecks: 0,
      steps: [{ key: 'body/body', people: ['kim'], isFinished: false }],
      parts: { missing: 0, toOrder: 0, expected: [] },
      pending: null,
      findings: 0,
      ...card,
    },
    estimate: {
      id: `estimate-${id}`,
      number: `EST-${id}`,
      vehicle: 'Ridgeline 34RL',
      customer: 'Okafor',
      insurer: '',
      claim: '',
      estimator: 'Ethan',
      stage: 'in-repair',
      voidSince: null,
      ...estimate,
    },
  };
}

export function promisedFor(day: string): ShopCard['card']['promise'] {
  return { day, first: day, count: 1 };
}
