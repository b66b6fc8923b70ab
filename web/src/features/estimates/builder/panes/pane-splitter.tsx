import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyValueStorage } from '../../../session/key-value-storage.ts';
import styles from '../builder.module.css';
import { fittingSplit, splitByKey, standardSplit } from './pane-split.ts';

const storageKey = 'dre_damage_pane';
const storage = keyValueStorage(() => localStorage);

/** The edge between picture and lines: dragged, moved by arrow keys, reset by a double click. Stored on this device. */
export function PaneSplitter({ onWidth }: { readonly onWidth: (width: number) => void }) {
  const [width, setWidth] = useState(rememberedWidth);
  const edge = useRef<HTMLHRElement>(null);
  useEffect(() => onWidth(width), [width, onWidth]);
  const move = useEffectEvent((requested: number) => {
    const fitting = fitted(requested);
    setWidth(fitting);
    storage.setItem(storageKey, String(fitting));
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
  move: (requested: number) => void,
  press: (event: KeyboardEvent) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
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
  return () => abort.abort();
}

function rememberedWidth(): number {
  const width = Number(storage.getItem(storageKey));
  return fitted(width > 0 ? width : standardSplit(window.innerWidth));
}

function fitted(requested: number): number {
  return fittingSplit(requested, window.innerWidth, railWidth());
}

/** The rail is wider in glove mode. */
function railWidth(): number | undefined {
  const width = getComputedStyle(document.documentElement).getPropertyValue('--totals-rail');
  return Number.parseFloat(width) || undefined;
}
