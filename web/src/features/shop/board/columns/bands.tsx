import { type BoardColumn, boardColumns } from '@dre/core/domain/shop/board/column';
import { columnLabels } from '@dre/core/domain/shop/wording/order-labels';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { holdIcons } from '../cards/hold-icons.tsx';
import type { Counter, Grouping } from '../view/board-address.ts';
import type { Band } from '../view/board-groups.ts';
import { type BoardView, countsAs } from '../view/board-view.ts';
import { CardItem, type ItemContext } from './card-item.tsx';
import styles from './columns.module.css';

interface BandsProps {
  readonly view: BoardView;
  readonly bands: readonly Band[];
  readonly grouping: Grouping;
  /** All columns, or the one a phone shows. */
  readonly columns: readonly BoardColumn[];
  readonly activeId: string | null;
  readonly menuId: string | null;
  readonly only: Counter | null;
  readonly context: ItemContext;
}

/** Cards of one band beyond these are counted until they are asked for. */
const mostPerCell = 6;

/** The grouped board: one band per group across all columns; bands fold. */
export function Bands({ view, bands, columns, ...rest }: BandsProps) {
  const isOne = columns.length === 1;
  return (
    <div className={styles['bands']} data-one={isOne || undefined}>
      {!isOne && (
        <div className={styles['bandColumns']}>
          {boardColumns.map((column, index) => (
            <h2 key={column}>
              {columnLabels[column]} <span>{view.columns[index]?.cards.length ?? 0}</span>
            </h2>
          ))}
        </div>
      )}
      {bands.map((band) => (
        <BandSection key={band.id} band={band} columns={columns} {...rest} />
      ))}
    </div>
  );
}

function BandSection(props: Omit<BandsProps, 'view' | 'bands'> & { readonly band: Band }) {
  const { band, grouping, columns } = props;
  const [isFolded, setFolded] = useState(false);
  const { name, count, old, hold } = band;
  return (
    <section className={styles['band']} aria-label={`${name}, ${String(count)}`}>
      <h3>
        <PlainButton
          className={styles['bandHead']}
          aria-expanded={!isFolded}
          onPress={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronRight aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {grouping === 'hold' && (
            <span className={styles['bandIcon']} data-held={hold !== null || undefined}>
              {hold === null ? <CircleCheck aria-hidden="true" /> : holdIcons[hold]}
            </span>
          )}
          <b>{name}</b> <span>{count}</span>{' '}
          {old > 0 && <span className={styles['bandOld']}>{`${String(old)} over 7 days`}</span>}
        </PlainButton>
      </h3>
      {!isFolded && (
        <div className={styles['cells']}>
          {columns.map((column) => (
            <Cell key={column} column={column} {...props} />
          ))}
        </div>
      )}
    </section>
  );
}

function Cell({
  band,
  column,
  activeId,
  menuId,
  only,
  context,
}: Omit<BandsProps, 'view' | 'bands'> & { readonly band: Band; readonly column: BoardColumn }) {
  const [isWhole, setWhole] = useState(false);
  const cards = band.cards.get(column) ?? [];
  const shown = isWhole ? cards : cards.slice(0, mostPerCell);
  return (
    <ul className={styles['cell']} data-column={column} aria-label={`${band.name}, ${columnLabels[column]}`}>
      {shown.map((facts) => (
        <li key={facts.id} className={styles['cellItem']}>
          <CardItem
            isMini
            facts={facts}
            isActive={facts.id === activeId}
            hasMenu={facts.id === menuId}
            isDim={only !== null && !countsAs[only](facts)}
            context={context}
          />
        </li>
      ))}
      {shown.length < cards.length && (
        <li>
          <PlainButton className={styles['moreCards']} onPress={() => setWhole(true)}>
            {`${String(cards.length - shown.length)} more`}
          </PlainButton>
        </li>
      )}
    </ul>
  );
}
