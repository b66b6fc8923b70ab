import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import type { BoardView, ColumnView } from './board-view.ts';
import { type Grouping, holdKinds } from './board-address.ts';
import type { CardFacts } from './card-facts.ts';

/** One band across all columns. */
export interface Band {
  readonly id: string;
  readonly name: string;
  readonly hold: HoldKind | null;
  readonly count: number;
  /** Cards that wait for more than seven days. */
  readonly old: number;
  readonly cards: ReadonlyMap<BoardColumn, readonly CardFacts[]>;
}

interface GroupKey {
  readonly id: string;
  readonly name: string;
  readonly hold: HoldKind | null;
  readonly rank: number;
}

const keyOf: Readonly<Record<Grouping, (facts: CardFacts) => GroupKey>> = {
  estimator: ({ estimate }) => named(estimate.estimator, 'No estimator'),
  insurer: ({ estimate }) => named(estimate.insurer, 'No insurer'),
  hold: ({ hold }) =>
    hold === null
      ? { id: '', name: 'Nothing holds it', hold: null, rank: holdKinds.length }
      : { id: hold.kind, name: holdLabels[hold.kind], hold: hold.kind, rank: holdKinds.indexOf(hold.kind) },
};

/** The bands of a grouped board; inside a column the cards stay in their order. */
export function bandsOf({ columns }: BoardView, grouping: Grouping): readonly Band[] {
  const keys = new Map<string, GroupKey>();
  for (const facts of columns.flatMap(({ cards }) => cards)) {
    const key = keyOf[grouping](facts);
    keys.set(key.id, key);
  }
  return [...keys.values()]
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .map((key) => band(key, columns, (facts) => keyOf[grouping](facts).id === key.id));
}

function band(
  { id, name, hold }: GroupKey,
  columns: readonly ColumnView[],
  isOfBand: (facts: CardFacts) => boolean,
): Band {
  const cells = columns.map(({ column, cards }) => [column, cards.filter(isOfBand)] as const);
  const all = cells.flatMap(([, cards]) => cards);
  return {
    id,
    name,
    hold,
    count: all.length,
    old: all.filter((facts) => facts.hold?.isOld === true).length,
    cards: new Map(cells),
  };
}

/** Those without a name come last. */
function named(name: string, without: string): GroupKey {
  return { id: name, name: name === '' ? without : name, hold: null, rank: name === '' ? 1 : 0 };
}
