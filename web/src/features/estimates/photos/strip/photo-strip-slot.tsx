import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useInSight } from '../../builder/in-sight.ts';
import styles from './photo-strip-slot.module.css';

const strip = onDemand(() => import('./photo-strip.tsx'));

/** Where the strip of photos will be: its room is kept, so that nothing moves when it comes. */
export function PhotoStripPlace() {
  const part = useOnDemand(strip, useInSight());
  return <div className={styles['place']}>{part && <part.PhotoStrip />}</div>;
}
