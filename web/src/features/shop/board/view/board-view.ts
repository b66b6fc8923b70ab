import type { OnClock, ShopCard } from '@dre/core/contract/shop/shop';
import { type BoardColumn, boardColumns } from '@dre/core/domain/shop/board/column';
import type { BoardAddress, Counter } from './board-address.ts';
import { cardFacts, type CardFacts, peopleByOrder, type ShopDay } from './card-facts.ts';

export interface ColumnView {
  readonly column: BoardColumn;
  readonly cards: readonly CardFacts[];
  readonly minutesLeft: number;
  readonly openChecks: number;
}

export interface BoardView {
  readonly columns: readonly ColumnView[];
  readonly counts: Readonly<Record<Counter, number>>;
  /** Cards on the board, and those the filters leave. */
  readonly total: number;
  readonly shown: number;
  /** Names to filter by. */
  readonly estimators: readonly string[];
  readonly insurers: readonly string[];
}

interface BoardInput extends ShopDay {
  readonly cards: ReadonlyMap<string, ShopCard>;
  readonly onClock: readonly OnClock[];
}

type Filters = Pick<BoardAddress, 'find' | 'estimator' | 'insurer' | 'hold'>;

/** Every card of the board with its facts, in no order. */
export function factsOf({ cards, onClock, today, zone }: BoardInput): readonly CardFacts[] {
  const people = peopleByOrder(onClock);
  return [...cards.values()].flatMap(
    (one) => cardFacts(one, { today, zone }, people.get(one.card.id) ?? []) ?? [],
  );
}

/** The board as its address asks for it. Counters count what the filters leave, whatever counter is on. */
export function boardView(all: readonly CardFacts[], filters: Filters): BoardView {
  const isAsked = filterOf(filters);
  const shown = all.filter(isAsked);
  return {
    columns: boardColumns.map((column) => columnView(column, shown)),
    counts: {
      late: shown.filter(countsAs.late).length,
      waiting: shown.filter(countsAs.waiting).length,
      'no-next-step': shown.filter(countsAs['no-next-step']).length,
      'parts-due': total(shown, ({ partsDue }) => partsDue),
    },
    total: all.length,
    shown: shown.length,
    estimators: names(all.map(({ estimate }) => estimate.estimator)),
    insurers: names(all.map(({ estimate }) => estimate.insurer)),
  };
}

export const countsAs: Readonly<Record<Counter, (facts: CardFacts) => boolean>> = {
  late: ({ isLate }) => isLate,
  waiting: ({ hold }) => hold?.isOld === true,
  'no-next-step': ({ hasNoNextStep }) => hasNoNextStep,
  'parts-due': ({ partsDue }) => partsDue > 0,
};

function columnView(column: BoardColumn, shown: readonly CardFacts[]): ColumnView {
  const cards = shown.filter((facts) => facts.column === column).toSorted(byUrgency);
  return {
    column,
    cards,
    minutesLeft: total(cards, ({ card }) => Math.max(0, card.soldMinutes - card.doneMinutes)),
    openChecks: total(cards, ({ card }) => card.openChecks),
  };
}

/** Late first, then by margin; units without a promise last. Of those that left, the last one first. */
function byUrgency(one: CardFacts, other: CardFacts): number {
  if (one.card.delivered !== null && other.card.delivered !== null) {
    return byText(other.card.delivered, one.card.delivered);
  }
  const margins = (one.margin?.days ?? Infinity) - (other.margin?.days ?? Infinity);
  return Number.isNaN(margins) || margins === 0 ? byText(one.card.number, other.card.number) : margins;
}

function filterOf({ find, estimator, insurer, hold }: Filters): (facts: CardFacts) => boolean {
  const words = find
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return (facts) => {
    const { card, estimate } = facts;
    if (estimator.length > 0 && !estimator.includes(estimate.estimator)) return false;
    if (insurer.length > 0 && !insurer.includes(estimate.insurer)) return false;
    if (hold.length > 0 && !card.holds.some(({ kind }) => hold.includes(kind))) return false;
    if (words.length === 0) return true;
    const text = searchText(facts);
    return words.every((word) => text.includes(word));
  };
}

function searchText({ card, estimate }: CardFacts): string {
  const { number, customer, vehicle, claim, insurer } = estimate;
  return [card.number, number, customer, vehicle, claim, insurer, card.location?.name ?? '']
    .join(' ')
    .toLowerCase();
}

function names(all: readonly string[]): readonly string[] {
  return [...new Set(all)].filter((name) => name !== '').toSorted((one, other) => one.localeCompare(other));
}

function total(cards: readonly CardFacts[], value: (facts: CardFacts) => number): number {
  return cards.reduce((sum, facts) => sum + value(facts), 0);
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The column a phone opens on. */
export function firstWithCards({ columns }: Pick<BoardView, 'columns'>): BoardColumn {
  return columns.find(({ cards }) => cards.length > 0)?.column ?? 'expected';
}
