import { readShop, type ShopCard as Unit } from '@dre/core/contract/shop/shop';
import { boardColumns } from '@dre/core/domain/shop/board/column';
import { isUnitHere } from '@dre/core/domain/shop/board/units-here';
import { columnLabels } from '@dre/core/domain/shop/wording/order-labels';
import { Link } from '@tanstack/react-router';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { useCachedQuery } from './use-cached-query.ts';
import stageStyles from './shop-card.module.css';
import { useRefetchWith } from '../list/use-demo.ts';

/** The units of the shop by column, each a way to the board; for technicians their own. */
export function ShopCard({ isOwn, demoSize }: { readonly isOwn: boolean; readonly demoSize?: number }) {
  const call = useCachedQuery(readShop, {}, 'shop');
  useRefetchWith(demoSize, call.refetch);
  return (
    <DashboardCard
      title={isOwn ? 'My work' : 'In the shop'}
      count={call.data === undefined ? undefined : countOf(call.data.cards, isOwn)}
      more={isOwn ? <Link to="/shop/my-work">Open My work</Link> : <Link to="/shop/board">The board</Link>}
      call={call}
    >
      {({ cards, waiting }) => {
        const units = openOrders(cards);
        const counts = boardColumns
          .map((column) => ({ column, count: units.filter(({ card }) => card.column === column).length }))
          .filter(({ count }) => count > 0);
        if (counts.length === 0) {
          return (
            <p className={styles['nothing']}>
              {waiting.length === 0
                ? 'No unit is in the shop. An approved estimate becomes a repair order with one press.'
                : `${String(waiting.length)} approved, and no repair order yet.`}
            </p>
          );
        }
        return (
          <ul className={isOwn ? styles['items'] : stageStyles['stages']}>
            {counts.map(({ column, count }) => (
              <li key={column}>
                <Link to="/shop/board" search={{ column }} className={styles['item']}>
                  <span className={isOwn ? styles['who'] : stageStyles['stage']}>{columnLabels[column]}</span>
                  {isOwn ? <span className={styles['much']}>{count}</span> : <b>{count}</b>}
                </Link>
              </li>
            ))}
          </ul>
        );
      }}
    </DashboardCard>
  );
}

/** Delivered units have left. */
function openOrders(cards: readonly Unit[]): readonly Unit[] {
  return cards.filter(({ card }) => card.state === 'open');
}

/** Expected units are work of their technicians, but not in the shop. */
function countOf(cards: readonly Unit[], isOwn: boolean): number {
  return openOrders(cards).filter(({ card }) => isOwn || isUnitHere(card)).length;
}
