import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { Link, useSearch } from '@tanstack/react-router';
import { bookAddress, bookViews, type BookAddress, type BookView } from './book-address.ts';
import edges from '../../../ui/layout/fading-edges.module.css';
import styles from './book-page.module.css';
import { viewsOf } from './book-plates.ts';

interface SideTabsProps {
  readonly vehicleType: VehicleType;
  /** The side drawn at present; the address may already name another one. */
  readonly drawnSide: BookView;
  /** Address fields that stay when another side opens. */
  readonly preserved: Pick<BookAddress, 'length'>;
}

export const viewNames: Readonly<Record<BookView, string>> = {
  front: 'Front',
  road: 'Road side',
  curb: 'Curb side',
  rear: 'Rear',
  roof: 'Roof',
  under: 'Underside',
  interior: 'Interior',
  exploded: 'Assemblies',
};

/** The sides as tabs, each a link. */
export function SideTabs({ vehicleType, drawnSide, preserved }: SideTabsProps) {
  const side = bookAddress(useSearch({ strict: false })).side ?? drawnSide;
  return (
    <nav className={`${styles['sides']} ${edges['inline']}`} aria-label="Side">
      {bookViews
        .filter((view) => view === side || viewsOf(vehicleType).includes(view))
        .map((view) => (
          <Link
            key={view}
            to="/help/book"
            search={{ vehicle: vehicleType, side: view, ...preserved }}
            className={styles['side'] ?? ''}
            aria-current={view === side ? 'true' : undefined}
          >
            {viewNames[view]}
          </Link>
        ))}
    </nav>
  );
}
