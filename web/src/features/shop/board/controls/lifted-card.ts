import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import styles from './lifted-card.module.css';

export interface LiftedCard {
  readonly moveTo: (x: number, y: number) => void;
  /** The column under the pointer. */
  readonly column: () => BoardColumn | undefined;
  readonly drop: () => void;
}

const edgePx = 56;
const scrollPx = 14;

/** A copy of the card follows the pointer. It is moved without rendering anything, so it keeps up with the hand. */
export function liftCard(card: HTMLElement, from: { readonly x: number; readonly y: number }): LiftedCard {
  const box = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.ariaHidden = 'true';
  copy.inert = true;
  copy.classList.add(styles['lifted'] ?? '');
  copy.style.width = `${String(box.width)}px`;
  document.body.append(copy);
  card.dataset['lifted'] = '';
  let target: HTMLElement | undefined;
  const point = { x: from.x, y: from.y };
  const strip = card.closest<HTMLElement>('[data-strip]');
  const place = () => {
    copy.style.transform = `translate(${String(box.x + point.x - from.x)}px, ${String(box.y + point.y - from.y)}px)`;
    const under = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-column]');
    if (under === target) return;
    target?.removeAttribute('data-target');
    target = under ?? undefined;
    target?.setAttribute('data-target', '');
  };
  // Columns beyond the edge come into reach.
  const timer = setInterval(() => {
    if (strip === null) return;
    const edge = strip.getBoundingClientRect();
    const by = point.x > edge.right - edgePx ? scrollPx : point.x < edge.left + edgePx ? -scrollPx : 0;
    if (by === 0) return;
    strip.scrollBy({ left: by });
    place();
  }, 16);
  place();
  return {
    moveTo: (x, y) => {
      point.x = x;
      point.y = y;
      place();
    },
    column: () => target?.dataset['column'] as BoardColumn | undefined,
    drop: () => {
      clearInterval(timer);
      copy.remove();
      delete card.dataset['lifted'];
      target?.removeAttribute('data-target');
    },
  };
}
