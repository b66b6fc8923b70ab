import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepInSight } from '../illustration/input/keep-in-sight.ts';
import { VehicleSilhouette } from '../illustration/silhouette/vehicle-silhouette.tsx';
import edges from '../../../ui/layout/fading-edges.module.css';
import styles from './book-page.module.css';
import { firstView } from './book-plates.ts';

interface VehicleStripProps {
  readonly contents: BookContents;
  readonly selected: VehicleType;
}

export function VehicleStrip({ contents, selected }: VehicleStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>(`[data-vehicle="${selected}"]`);
    if (item && strip.current) keepInSight(strip.current, item);
  }, [selected]);
  return (
    <nav ref={strip} className={`${styles['vehicles']} ${edges['inline']}`} aria-label="Vehicle">
      {contents.vehicleTypes.map(({ code, name }) => (
        <Link
          key={code}
          data-vehicle={code}
          to="/help/book"
          search={{ vehicle: code, side: firstView(code) }}
          className={styles['vehicle'] ?? ''}
          aria-current={code === selected ? 'true' : undefined}
        >
          <VehicleSilhouette type={code} />
          <span>{name.replace(/ \(.*| \/.*/, '')}</span>
        </Link>
      ))}
    </nav>
  );
}
