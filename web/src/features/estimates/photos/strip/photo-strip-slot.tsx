import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useInSight } from '../../builder/in-sight.ts';
import styles from './photo-strip-slot.module.css';

const strip = onDemand(() => import('./photo-strip.tsx'));

/** Reserves the strip's room, so that nothing moves when it loads. */
export function PhotoStripSlot() {
  const part = useOnDemand(strip, useInSight());
  return <div className={styles['place']}>{part && <part.PhotoStrip />}</div>;
}
