import { useEffect, useRef, type ReactNode } from 'react';
import edges from '../../../../ui/layout/fading-edges.module.css';
import styles from '../illustration.module.css';
import { keepInSight } from '../input/keep-in-sight.ts';
import type { PictureZone } from '../picture-zones.ts';

interface ZoneChipsProps {
  readonly zones: readonly PictureZone[];
  readonly selected: string | null;
  readonly onZonePick: (zone: string | null) => void;
  /** Shown after the name: the zone's number of lines. */
  readonly note?: (zone: PictureZone) => ReactNode;
  /** The accessible name of a zone: "Rear lower, 5 parts". */
  readonly labelOf: (zone: PictureZone) => string;
}

/** The sub sides of the side. Pressing a selected zone deselects it. */
export function ZoneChips({ zones, selected, onZonePick, note, labelOf }: ZoneChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!zones.some(({ key }) => key === selected)) return undefined;
    // Waits for the next frame, which is laid out anyway.
    const frame = requestAnimationFrame(() => {
      const chip = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
      if (chip && list.current) keepInSight(list.current, chip);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected, zones]);
  return (
    <ul ref={list} className={`${styles['chips']} ${edges['inline']}`} aria-label="Sub sides">
      {zones.map((zone) => (
        <li key={zone.key}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={labelOf(zone)}
            aria-pressed={zone.key === selected}
            onClick={() => onZonePick(zone.key === selected ? null : zone.key)}
          >
            {zone.name}
            {note?.(zone)}
          </button>
        </li>
      ))}
    </ul>
  );
}
