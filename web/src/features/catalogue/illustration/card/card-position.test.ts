import { expect, test } from 'vitest';
import { cardPosition } from './card-position.ts';

const pane = { width: 580, height: 400 };
const card = { width: 310, height: 180 };

test('a card stands above its part and points at it', () => {
  const position = cardPosition({ x: 250, y: 300, width: 40, height: 30 }, card, pane);
  expect(position).toEqual({ x: 115, y: 110, side: 'above', arrow: 155 });
});

test('a card flips below a part near the top, and beside one that fills the height', () => {
  expect(cardPosition({ x: 250, y: 20, width: 40, height: 30 }, card, pane).side).toBe('below');
  const tall = cardPosition({ x: 20, y: 10, width: 60, height: 380 }, card, pane);
  expect(tall).toMatchObject({ side: 'beside', x: 90 });
});

test('in a low picture a card reaches over the list below, as far as the window goes', () => {
  const low = { width: 580, height: 260 };
  const part = { x: 250, y: 100, width: 40, height: 30 };
  expect(cardPosition(part, card, low).side).toBe('beside');
  expect(cardPosition(part, card, low, 300)).toMatchObject({ side: 'below', y: 140 });
  expect(cardPosition(part, card, low, 60).side).toBe('beside');
});

test('a card stays inside the pane in every corner', () => {
  for (const x of [-50, 0, 290, 560]) {
    for (const y of [-20, 0, 200, 390]) {
      const position = cardPosition({ x, y, width: 20, height: 20 }, card, pane);
      expect(position.x).toBeGreaterThanOrEqual(8);
      expect(position.x + card.width).toBeLessThanOrEqual(572);
      expect(position.y).toBeGreaterThanOrEqual(8);
      expect(position.y + card.height).toBeLessThanOrEqual(392);
    }
  }
});
