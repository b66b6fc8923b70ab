import type { Counter, Grouping } from '../view/board-address.ts';
import type { Band } from '../view/board-groups.ts';
import type { BoardView, ColumnView } from '../view/board-view.ts';
import { WaitingBelow } from '../waiting-list.tsx';
import { Bands } from './bands.tsx';
import { BoardColumn, type CardHeights } from './board-column.tsx';
import type { ItemContext } from './card-item.tsx';
import styles from './columns.module.css';
import { useFrameAfter } from './use-frame-after.ts';

interface ColumnsProps {
  readonly view: BoardView;
  readonly columns: readonly ColumnView[];
  /** Null: the board is not grouped. */
  readonly bands: readonly Band[] | null;
  readonly grouping: Grouping | null;
  readonly size: 'desktop' | 'tablet' | 'phone';
  readonly activeId: string | null;
  readonly menuId: string | null;
  readonly only: Counter | null;
  readonly context: ItemContext;
  /** Differs whenever other cards are asked for. */
  readonly asked: string;
}

/** Guesses until cards were measured, so that a column opens at its height. */
const cardHeights: Readonly<Record<ColumnsProps['size'], CardHeights>> = {
  desktop: { plain: 146, held: 170 },
  tablet: { plain: 179, held: 209 },
  phone: { plain: 157, held: 157 },
};

const waitingBelow = <WaitingBelow />;

function idIn({ cards }: ColumnView, id: string | null): string | null {
  return cards.some((facts) => facts.id === id) ? id : null;
}

export function Columns(props: ColumnsProps) {
  const { view, columns, bands, grouping, size, activeId, menuId, only, context, asked } = props;
  // The first card of each column comes with the page or the filter, the others in a frame of their own.
  const isWhole = useFrameAfter(asked);
  if (bands !== null && grouping !== null) {
    const names = columns.map(({ column }) => column);
    return <Bands {...{ view, bands, grouping, activeId, menuId, only, context }} columns={names} />;
  }
  return (
    <div className={styles['columns']} data-strip>
      {columns.map((column) => (
        <BoardColumn
          key={column.column}
          view={column}
          activeId={idIn(column, activeId)}
          menuId={idIn(column, menuId)}
          only={only}
          context={context}
          heights={cardHeights[size]}
          most={isWhole ? Infinity : 1}
          foot={column.column === 'expected' ? waitingBelow : undefined}
        />
      ))}
    </div>
  );
}
