import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyValueStorage } from '../../../session/key-value-storage.ts';
import styles from '../builder.module.css';
import { fittingSplit, splitByKey, standardSplit } from './pane-split.ts';

const storageKey = 'dre_damage_pane';
const kept = keyValueStorage(() => localStorage);

/** The edge between picture and lines: dragged, moved by arrow keys, reset by a double click. Stored on this device. */
export function PaneSplitter({ onWidth }: { readonly onWidth: (width: number) => void }) {
  const [width, setWidth] = useState(rememberedWidth);
  const edge = useRef<HTMLHRElement>(null);
  useEffect(() => onWidth(width), [width, onWidth]);
  const move = useEffectEvent((wanted: number) => {
    const fitting = fitted(wanted);
    setWidth(fitting);
    kept.setItem(storageKey, String(fitting));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const next = splitByKey(event.key, width, window.innerWidth, railWidth());
    if (next === null) return;
    event.preventDefault();
    move(next);
  });
  useEffect(() => (edge.current ? listenTo(edge.current, move, press) : undefined), []);
  return (
    <hr
      ref={edge}
      aria-orientation="vertical"
      aria-label="Width of the damage view"
      aria-valuenow={fitted(width)}
      aria-valuemin={fitted(0)}
      aria-valuemax={fitted(window.innerWidth)}
      className={styles['splitter']}
    />
  );
}

function listenTo(
  edge: HTMLElement,
  move: (wanted: number) => void,
  press: (event: KeyboardEvent) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // A movable separator is a control, so it takes the focus.
  edge.tabIndex = 0;
  edge.addEventListener('pointerdown', ({ pointerId }) => edge.setPointerCapture(pointerId), { signal });
  edge.addEventListener(
    'pointermove',
    ({ pointerId, clientX }) => {
      if (edge.hasPointerCapture(pointerId)) move(clientX);
    },
    { signal },
  );
  edge.addEventListener('dblclick', () => move(standardSplit(window.innerWidth)), { signal });
  edge.addEventListener('keydown', (event) => press(event), { signal });
  return () => leaving.abort();
}

function rememberedWidth(): number {
  const width = Number(kept.getItem(storageKey));
  return fitted(width > 0 ? width : standardSplit(window.innerWidth));
}

function fitted(wanted: number): number {
  return fittingSplit(wanted, window.innerWidth, railWidth());
}

/** The rail is wider in glove mode. */
function railWidth(): number | undefined {
  const width = getComputedStyle(document.documentElement).getPropertyValue('--totals-rail');
  return Number.parseFloat(width) || undefined;
}
