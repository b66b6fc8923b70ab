import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LiveMark } from '../shell/live-mark.tsx';
import { BoardColumn } from './columns/board-column.tsx';
import type { ItemContext } from './columns/card-item.tsx';
import columnStyles from './columns/columns.module.css';
import styles from './board.module.css';
import type { BoardView } from './view/board-view.ts';
import { counters } from './view/board-address.ts';
import { counterLabels } from './view/board-text.ts';

const pageMs = 15_000;
const heights = { plain: 146, held: 170 };

/** The board on a screen in the shop: no owners' names, nothing to press, and its pages turn by themselves. */
export function WallScreen({
  view,
  names,
  onLeave,
}: {
  readonly view: BoardView;
  readonly names: ItemContext['names'];
  readonly onLeave: () => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const { page, pages } = useTurningPages(board);
  useLeaveByEscape(onLeave);
  const context = useMemo(() => ({ names, isWall: true, actions: [], onAction: () => undefined }), [names]);
  return (
    <div ref={board} className={styles['wall']} data-wall-screen>
      <div className={styles['wallHead']}>
        <h1>Shop board</h1>
        {counters.map((counter) => (
          <span key={counter}>
            <b>{view.counts[counter]}</b> {counterLabels[counter]}
          </span>
        ))}
        <span className={styles['wallPage']}>
          {pages > 1 && `Page ${String(page + 1)} of ${String(pages)}`}
        </span>
        <LiveMark />
      </div>
      <div className={columnStyles['columns']}>
        {view.columns.map((column) => (
          <BoardColumn
            key={column.column}
            view={column}
            activeId={null}
            only={null}
            context={context}
            heights={heights}
          />
        ))}
      </div>
    </div>
  );
}

/** All columns turn together; a short one stays at its end. */
function useTurningPages(board: RefObject<HTMLElement | null>) {
  const [{ page, pages }, setPage] = useState({ page: 0, pages: 1 });
  useEffect(() => {
    const lists = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-cards]') ?? [])];
    const turn = () =>
      setPage((now) => {
        const all = lists().map(({ scrollHeight, clientHeight }) =>
          Math.ceil(scrollHeight / Math.max(1, clientHeight)),
        );
        const count = Math.max(1, ...all);
        return { page: (now.page + 1) % count, pages: count };
      });
    const timer = setInterval(turn, pageMs);
    return () => clearInterval(timer);
  }, [board]);
  useEffect(() => {
    for (const list of board.current?.querySelectorAll<HTMLElement>('[data-cards]') ?? []) {
      list.scrollTo({ top: page * list.clientHeight });
    }
  }, [board, page]);
  return { page, pages };
}

/** Esc leaves the full screen by itself, and the wall screen with it. */
function useLeaveByEscape(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const changed = () => !document.fullscreenElement && leave();
    const key = ({ key: name }: KeyboardEvent) => name === 'Escape' && leave();
    document.addEventListener('fullscreenchange', changed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      document.removeEventListener('keydown', key);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
}
