import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { OnClock, ShopCard } from '@dre/core/contract/shop/shop';
import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import { promiseRisk } from '@dre/core/domain/shop/board/promise-risk';
import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import { daysBetween } from '@dre/core/domain/days-between';
import { type PromiseMargin, promiseMargin } from '../../open/promise-margin.ts';
import { dayOf } from '../../open/shop-day.ts';

/** A card with the facts that depend on today and on the clock. */
export interface CardFacts {
  readonly id: string;
  readonly card: BoardCard;
  readonly estimate: ShopCard['estimate'];
  readonly column: BoardColumn;
  readonly margin: PromiseMargin | null;
  /** The day the unit left. */
  readonly delivered: string | null;
  readonly isLate: boolean;
  /** The day the unit should have come is over. */
  readonly isAwaited: boolean;
  readonly comesToday: boolean;
  readonly hold: CardHold | null;
  readonly hasNoNextStep: boolean;
  readonly partsDue: number;
  /** Crew ids of people clocked on to the order now. */
  readonly people: readonly string[];
}

export interface CardHold {
  readonly kind: HoldKind;
  readonly days: number;
  readonly isOld: boolean;
  /** Other waits; missing parts are one wait, as on the repair order. */
  readonly others: number;
}

const oldAfterDays = 7;
/** Delivered units stay on the board for a week. */
const shownAfterDeliveryDays = 7;

/** Today where the shop is. */
export interface ShopDay {
  readonly today: string;
  readonly zone: TimeZone;
}

interface KnownFacts extends ShopDay {
  readonly people: string;
  readonly facts: CardFacts | null;
}

const known = new WeakMap<ShopCard, KnownFacts>();

/**
 * The facts of a card; null if the board does not show it. They are the same object while nothing of it changed, so
 * that one moved card renders two columns and not nine.
 */
export function cardFacts(
  shopCard: ShopCard,
  { today, zone }: ShopDay,
  people: readonly string[],
): CardFacts | null {
  const before = known.get(shopCard);
  const key = people.join(' ');
  if (before?.today === today && before.zone === zone && before.people === key) return before.facts;
  const facts = readFacts(shopCard, { today, zone }, people);
  known.set(shopCard, { today, zone, people: key, facts });
  return facts;
}

function readFacts(
  { card, estimate }: ShopCard,
  { today, zone }: ShopDay,
  people: readonly string[],
): CardFacts | null {
  const { column } = card;
  if (column === null) return null;
  const delivered = card.delivered === null ? null : dayOf(zone, card.delivered);
  if (delivered !== null && daysBetween(delivered, today) >= shownAfterDeliveryDays) return null;
  const margin = card.promise === null ? null : marginOf(card, card.promise.day, delivered, today);
  const hold = holdOf(card, { today, zone });
  return {
    id: card.id,
    card,
    estimate,
    column,
    margin,
    delivered,
    isLate: delivered === null && margin?.tone === 'late',
    isAwaited: column === 'expected' && card.dropOff !== null && daysBetween(card.dropOff, today) > 0,
    comesToday: column === 'expected' && card.dropOff === today,
    hold,
    hasNoNextStep: hold === null && people.length === 0 && hasNoNextStep(card),
    partsDue: card.parts.expected.filter((day) => day === today).length,
    people,
  };
}

function marginOf(
  { column, holds }: BoardCard,
  promised: string,
  left: string | null,
  today: string,
): PromiseMargin {
  const risk = promiseRisk(promised, today, holds);
  return promiseMargin({ promised, today, left, isReady: column === 'ready', risk });
}

/** Holds come oldest first. */
function holdOf({ holds }: BoardCard, { today, zone }: ShopDay): CardHold | null {
  const [oldest] = holds;
  if (oldest === undefined) return null;
  const days = oldest.since === '' ? 0 : Math.max(0, daysBetween(dayOf(zone, oldest.since), today));
  const parts = holds.filter(({ kind }) => kind === 'parts').length;
  const waits = holds.length - Math.max(0, parts - 1);
  return { kind: oldest.kind, days, isOld: days > oldAfterDays, others: waits - 1 };
}

/** Crew ids of people on the clock, by order. */
export function peopleByOrder(onClock: readonly OnClock[]): ReadonlyMap<string, readonly string[]> {
  const people = new Map<string, string[]>();
  for (const { crew, target } of onClock) {
    if (target.on === 'off' || target.order === null) continue;
    people.set(target.order, [...(people.get(target.order) ?? []), crew]);
  }
  return people;
}

/** Nobody is planned for the next step, or no day for the drop-off. */
function hasNoNextStep({ column, dropOff, steps, openTasks }: BoardCard): boolean {
  if (column === 'expected') return dropOff === null;
  if (openTasks === 0) return false;
  return steps.find(({ isFinished }) => !isFinished)?.people.length === 0;
}
