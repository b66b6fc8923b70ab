import { columnLabels } from '@dre/core/domain/shop/wording/order-labels';
import { memo, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Counter } from '../view/board-address.ts';
import { type ColumnView, countsAs } from '../view/board-view.ts';
import { columnLine } from '../view/board-text.ts';
import { CardItem, type ItemContext } from './card-item.tsx';
import styles from './columns.module.css';
import { useColumnWindow } from './use-column-window.ts';

interface BoardColumnProps {
  readonly view: ColumnView;
  /** The card in focus, if it is here. */
  readonly activeId: string | null;
  /** The card whose menu can be opened, if it is here. */
  readonly menuId?: string | null;
  readonly only: Counter | null;
  readonly context: ItemContext;
  readonly heights: CardHeights;
  /** Cards rendered at most, besides those that were rendered before. */
  readonly most?: number;
  /** Stands below the cards; the same element each time. */
  readonly foot?: ReactNode;
}

/** Heights of a card with its gap, without a hold and with one. */
export interface CardHeights {
  readonly plain: number;
  readonly held: number;
}

/** One column: a well with its name, count and hours left, and its cards. */
export const BoardColumn = memo(ColumnWell, isSameColumn);

function ColumnWell(props: BoardColumnProps) {
  const { view, activeId, menuId = null, only, context, heights, most = Infinity, foot } = props;
  const { column, cards } = view;
  const nameId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { height, items, measure } = useColumnWindow({
    list,
    keys: cards.map(({ id }) => id),
    activeIndex: activeId === null ? -1 : cards.findIndex(({ id }) => id === activeId),
    heightOf: (index) => (cards[index]?.hold === null ? heights.plain : heights.held),
  });
  const [rendered] = useState(() => new Set<string>());
  const shown = items.filter(({ index }, place) => place < most || rendered.has(cards[index]?.id ?? ''));
  useLayoutEffect(() => {
    rendered.clear();
    for (const { index } of shown) rendered.add(cards[index]?.id ?? '');
  });
  return (
    <section className={styles['column']} aria-labelledby={nameId} data-column={column}>
      <header className={styles['columnHead']}>
        <h2 id={nameId}>
          {columnLabels[column]} <span>{cards.length}</span>
        </h2>
        <p>{columnLine(view)}</p>
      </header>
      <ul ref={list} className={styles['cards']} data-cards>
        {cards.length === 0 && <li className={styles['nothing']}>Nothing here</li>}
        <li aria-hidden="true" className={styles['height']} style={{ height }} />
        {shown.map(({ index, start }) => {
          const facts = cards[index];
          return facts === undefined ? null : (
            <li
              key={facts.id}
              ref={measure}
              data-key={facts.id}
              className={styles['item']}
              style={{ transform: `translateY(${String(start)}px)` }}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
            >
              <CardItem
                facts={facts}
                isActive={facts.id === activeId}
                hasMenu={facts.id === menuId}
                isDim={only !== null && !countsAs[only](facts)}
                context={context}
              />
            </li>
          );
        })}
      </ul>
      {foot}
    </section>
  );
}

/** A change elsewhere on the board makes a new view of every column; most hold the same cards. */
function isSameColumn(before: BoardColumnProps, next: BoardColumnProps): boolean {
  const { view: old, ...others } = before;
  const { view, ...rest } = next;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    names.every((name) => others[name] === rest[name]) &&
    old.cards.length === view.cards.length &&
    old.cards.every((facts, index) => facts === view.cards[index])
  );
}
