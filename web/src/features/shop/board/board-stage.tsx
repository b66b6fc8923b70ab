import type { BoardColumn as ColumnName } from '@dre/core/domain/shop/board/column';
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useDue } from '../../../lib/page/use-due.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useMay } from '../../session/use-may.ts';
import { useShopStore } from '../open/use-shop.ts';
import styles from './board.module.css';
import { type CardAction } from './columns/card-item.tsx';
import { ColumnSwitcher } from './columns/column-switcher.tsx';
import { nextCard } from './controls/card-steps.ts';
import { type CardQuestion, CardDialogs } from './controls/card-dialogs.tsx';
import { FilterButton, FilterChips, FindBox, GroupMenu, GroupSegments } from './controls/filters.tsx';
import { Counters } from './controls/top-line.tsx';
import lineStyles from './controls/top-line.module.css';
import { useBoardFocus } from './controls/use-board-focus.ts';
import { useBoardKeys } from './controls/use-board-keys.ts';
import { useCardDrag } from './controls/use-card-drag.ts';
import { Columns } from './columns/columns.tsx';
import type { Counter } from './view/board-address.ts';
import { bandsOf } from './view/board-groups.ts';
import { firstWithCards } from './view/board-view.ts';
import type { useBoard } from './use-board.ts';
import { EmptyBoard } from './waiting-list.tsx';

export type BoardSize = 'desktop' | 'tablet' | 'phone';

interface BoardStageProps {
  readonly board: ReturnType<typeof useBoard>;
  readonly size: BoardSize;
}

/** The top line and the columns, with keys, drags and the dialogs they open. */
export function BoardStage({ board, size }: BoardStageProps) {
  const { address, show, clear, find, view, names } = board;
  const search = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const bands = useMemo(
    () => (address.group === null ? null : bandsOf(view, address.group)),
    [view, address.group],
  );
  const onPhone = address.column ?? firstWithCards(view);
  const shownColumns = useMemo(
    () => view.columns.filter(({ column }) => size !== 'phone' || column === onPhone),
    [view, size, onPhone],
  );
  const order = useMemo(() => shownColumns.map(({ cards }) => cards.map(({ id }) => id)), [shownColumns]);
  const ids = useMemo(() => order.flat(), [order]);
  const { activeId, focus, listeners } = useBoardFocus(ids);
  const [pointedId, setPointed] = useState<string | null>(null);
  const actions = useCardActions();
  const [question, setQuestion] = useState<CardQuestion | null>(null);
  const ask = useCallback((id: string, action: CardAction) => setQuestion({ id, action, to: null }), []);
  const hasPhotos = size === 'tablet';
  const context = useMemo(
    () => ({ names, isWall: false, hasPhotos, actions, onAction: ask }),
    [names, hasPhotos, actions, ask],
  );
  const toggle = useCallback(
    (counter: Counter) => show({ ...address, only: address.only === counter ? null : counter }),
    [show, address],
  );
  useBoardKeys({
    search,
    onStep: (key) => {
      const next = nextCard(bands === null ? order : renderedCards(stage.current), activeId, key);
      if (next !== undefined) focus(next);
      return next !== undefined;
    },
    onAction: (action) => activeId !== null && actions.includes(action) && ask(activeId, action),
    onCounter: toggle,
    onClear: clear,
  });
  const store = useShopStore();
  useCardDrag({
    board: stage,
    isOff: !actions.includes('move'),
    onLift: (id) => void store.openOrder(id),
    onDrop: (id, to) => columnOfCard(view, id) !== to && setQuestion({ id, action: 'move', to }),
    onLongPress: openMenu,
  });
  const point = ({ target }: { readonly target: EventTarget }) => {
    const id = cardOf(target)?.dataset['card'];
    if (id !== undefined) setPointed(id);
  };
  const { estimator, insurer, hold } = address;
  const asked = JSON.stringify([find.text, estimator, insurer, hold]);
  const openCard = useOpenCard();
  // Nothing stands behind them on a desk; on a tablet the find box would move as they come.
  const hasFilters = useDue(1) || size === 'tablet';
  const filter = { address, onChange: show, view };
  if (view.total === 0) return <EmptyBoard />;
  return (
    <div className={styles['board']}>
      <div className={lineStyles['line']}>
        <Counters counts={view.counts} only={address.only} onToggle={toggle} />
        <search className={lineStyles['filters']}>
          <FindBox text={find.text} onType={find.type} search={search} />
          {size === 'phone' && <FilterButton {...filter} />}
          {hasFilters && size !== 'phone' && <FilterChips {...filter} />}
          {size === 'tablet' && <GroupMenu {...filter} />}
          {hasFilters && size === 'desktop' && <GroupSegments {...filter} />}
        </search>
      </div>
      <OwnOrdersNote />
      {size === 'phone' && (
        <ColumnSwitcher
          columns={view.columns}
          value={onPhone}
          onChange={(column) => show({ ...address, column }, true)}
        />
      )}
      {/* Cards are links; the board adds the keys, drags and menus of all of them. */}
      <div
        ref={stage}
        role="presentation"
        className={styles['stage']}
        data-board
        onClick={openCard}
        onContextMenu={openMenuByMouse}
        onPointerOver={point}
        onFocusCapture={point}
        {...listeners}
      >
        {view.shown === 0 ? (
          <EmptyState
            title="Nothing fits these filters"
            actions={<Button onPress={clear}>Clear the filters</Button>}
          >
            {`All ${view.total.toLocaleString('en-US')} units are still on the board.`}
          </EmptyState>
        ) : (
          <Columns
            {...{ view, bands, size, activeId, context, asked }}
            menuId={pointedId ?? activeId}
            columns={shownColumns}
            only={address.only}
            grouping={address.group}
          />
        )}
      </div>
      <CardDialogs
        question={question}
        onClose={() => {
          setQuestion(null);
          if (question !== null) focus(question.id);
        }}
      />
    </div>
  );
}

/** A technician's counts are of other orders than the foreman's. */
function OwnOrdersNote() {
  const may = useMay();
  return may('read-shop') ? null : <p className={styles['own']}>These are the orders with your work.</p>;
}

/** The actions this role may take; the server checks every edit again. */
function useCardActions(): readonly CardAction[] {
  const may = useMay();
  return useMemo(() => {
    const allowed: Readonly<Record<CardAction, boolean>> = {
      move: may('manage-repair-orders') || may('work-on-all-steps'),
      hold: may('plan-repair-orders'),
      promise: may('manage-repair-orders'),
      'move-unit': may('plan-repair-orders'),
    };
    return (Object.keys(allowed) as CardAction[]).filter((action) => allowed[action]);
  }, [may]);
}

/** A press opens the order in place; with a key held it is the browser's link. */
function useOpenCard() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const id = cardOf(event.target)?.dataset['card'];
    if (id === undefined || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: '/shop/orders/$id', params: { id } });
  };
}

function openMenuByMouse(event: MouseEvent<HTMLElement>): void {
  const card = cardOf(event.target);
  if (card !== null && openMenu(card)) event.preventDefault();
}

/** Opens the card's menu; false if it has none. */
function openMenu(card: HTMLElement): boolean {
  const button = card.parentElement?.querySelector<HTMLButtonElement>('[data-actions] button');
  button?.click();
  return button !== null && button !== undefined;
}

function cardOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
}

/** The cards of a grouped board by column, as bands show them. */
function renderedCards(stage: HTMLElement | null): readonly (readonly string[])[] {
  const byColumn = new Map<string, string[]>();
  for (const card of stage?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    const column = card.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? '';
    byColumn.set(column, [...(byColumn.get(column) ?? []), card.dataset['card'] ?? '']);
  }
  return [...byColumn.values()];
}

function columnOfCard(view: BoardStageProps['board']['view'], id: string): ColumnName | undefined {
  return view.columns.find(({ cards }) => cards.some((facts) => facts.id === id))?.column;
}
