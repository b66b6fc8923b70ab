import { useRef, useState, type KeyboardEvent } from 'react';
import styles from '../illustration.module.css';
import type { PictureZone } from '../picture-zones.ts';

interface PartsListProps {
  readonly zones: readonly PictureZone[];
  readonly selected: string | null;
  readonly describe: (region: string) => string;
  readonly numberOf: (region: string) => number | undefined;
  readonly onPick: (region: string) => void;
  readonly onPoint?: ((region: string | null) => void) | undefined;
  readonly onPicture: () => void;
}

/** The picture's parts as a list by zone, for equal access to each of them. It is one tab stop. */
export function PartsList({
  zones,
  selected,
  describe,
  numberOf,
  onPick,
  onPoint,
  onPicture,
}: PartsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const all = zones.flatMap(({ regions }) => regions);
  const [last, setLast] = useState<string | null>(null);
  const stop = [last, selected, all[0]].find((id) => id !== null && id !== undefined && all.includes(id));
  const keys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'l' && !event.ctrlKey && !event.altKey && !event.metaKey)
      return onPicture();
    const at = all.indexOf(stop ?? '');
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const region = next === undefined ? undefined : all[next];
    if (region === undefined) return;
    event.preventDefault();
    setLast(region);
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(region)}"]`)?.focus();
  };
  return (
    <div ref={list} className={styles['list']} data-part="list" role="presentation" onKeyDown={keys}>
      {zones.map(({ key, name, regions }) => (
        <section key={key} aria-label={name}>
          <p className={styles['listHead']} aria-hidden="true">
            {name} <span className={styles['count']}>{regions.length}</span>
          </p>
          <ul>
            {regions.map((region) => (
              <li key={region}>
                <button
                  type="button"
                  className={styles['row']}
                  data-row={region}
                  tabIndex={region === stop ? 0 : -1}
                  aria-pressed={region === selected}
                  onFocus={() => setLast(region)}
                  onPointerEnter={() => onPoint?.(region)}
                  onPointerLeave={() => onPoint?.(null)}
                  onClick={() => onPick(region)}
                >
                  {numberOf(region) !== undefined && (
                    <span className={styles['rowNumber']}>{numberOf(region)}</span>
                  )}
                  {describe(region)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
