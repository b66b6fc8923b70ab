import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { liftCard, type LiftedCard } from './lifted-card.ts';

interface CardDrag {
  readonly board: RefObject<HTMLElement | null>;
  readonly isOff: boolean;
  readonly onDrop: (id: string, column: BoardColumn) => void;
  /** A long press that did not move. */
  readonly onLongPress: (card: HTMLElement) => void;
  readonly onLift: (id: string) => void;
}

const longPressMs = 300;
const slackPx = 6;

interface Press {
  readonly card: HTMLElement;
  readonly id: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  lifted: LiftedCard | undefined;
  hasMoved: boolean;
}

/** Cards are dragged by mouse at once, by finger after a long press, so that a column still scrolls. */
export function useCardDrag({ board, isOff, onDrop, onLongPress, onLift }: CardDrag): void {
  const dropped = useEffectEvent((id: string, column: BoardColumn) => onDrop(id, column));
  const pressedLong = useEffectEvent((card: HTMLElement) => onLongPress(card));
  const lifted = useEffectEvent((id: string) => onLift(id));
  useEffect(() => {
    const { current } = board;
    if (current === null || isOff) return undefined;
    const drags = new CardDrags({
      onDrop: (id, column) => dropped(id, column),
      onLongPress: (card) => pressedLong(card),
      onLift: (id) => lifted(id),
    });
    return drags.follow(current);
  }, [board, isOff]);
}

class CardDrags {
  #press: Press | undefined;
  readonly #on: Pick<CardDrag, 'onDrop' | 'onLongPress' | 'onLift'>;

  constructor(on: Pick<CardDrag, 'onDrop' | 'onLongPress' | 'onLift'>) {
    this.#on = on;
  }

  follow(board: HTMLElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    board.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    // While a card is held, a finger does not scroll and the browser shows no menu of its own.
    board.addEventListener('touchmove', (event) => this.#isHeld() && event.preventDefault(), {
      signal,
      passive: false,
    });
    board.addEventListener('contextmenu', (event) => this.#isHeld() && event.preventDefault(), { signal });
    document.addEventListener('pointermove', (event) => this.#move(event), { signal });
    document.addEventListener('pointerup', (event) => this.#up(event), { signal });
    document.addEventListener('pointercancel', () => this.#end(), { signal });
    document.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    return () => {
      this.#end();
      stop.abort();
    };
  }

  #isHeld(): boolean {
    return this.#press?.lifted !== undefined;
  }

  #down(event: PointerEvent): void {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (card === null || event.button !== 0 || this.#press !== undefined) return;
    const isTouch = event.pointerType === 'touch';
    const timer = isTouch ? setTimeout(() => this.#lift(), longPressMs) : undefined;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const id = card.dataset['card'] ?? '';
    this.#press = { card, id, pointer, x, y, isTouch, timer, lifted: undefined, hasMoved: false };
  }

  #lift(): void {
    const press = this.#press;
    if (press === undefined || press.lifted !== undefined) return;
    press.lifted = liftCard(press.card, press);
    this.#on.onLift(press.id);
  }

  #move({ pointerId, clientX, clientY }: PointerEvent): void {
    const press = this.#press;
    if (press === undefined || pointerId !== press.pointer) return;
    const isFar = Math.hypot(clientX - press.x, clientY - press.y) > slackPx;
    if (press.lifted === undefined) {
      if (!isFar) return;
      if (press.isTouch) return this.#end();
      this.#lift();
    }
    press.hasMoved ||= isFar;
    press.lifted?.moveTo(clientX, clientY);
  }

  #up({ pointerId }: PointerEvent): void {
    const press = this.#press;
    if (press === undefined || pointerId !== press.pointer) return;
    const { lifted, id, card, hasMoved } = press;
    const column = lifted?.column();
    this.#end();
    if (lifted === undefined) return;
    swallowClick();
    if (!hasMoved) this.#on.onLongPress(card);
    else if (column !== undefined) this.#on.onDrop(id, column);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#isHeld()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end();
    swallowClick();
  }

  #end(): void {
    clearTimeout(this.#press?.timer);
    this.#press?.lifted?.drop();
    this.#press = undefined;
  }
}

/** The click that follows a drag would open the order. */
function swallowClick(): void {
  const stop = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 0);
}
