import type { Box, Size, Point } from '../../../../lib/viewport.ts';

export interface CardPosition extends Point {
  readonly side: 'above' | 'below' | 'beside';
  /** The arrow's position along the card's edge. */
  readonly arrow: number;
}

const gap = 10;
const edge = 8;

/**
 * Above the part if there is room, else below, else beside it; always inside the pane. In a low pane a card below its
 * part reaches over the list under the picture, by at most `below`: otherwise it covers half of the picture.
 */
export function cardPosition(part: Box, card: Size, pane: Size, below = 0): CardPosition {
  const middle = part.x + part.width / 2;
  const x = within(middle - card.width / 2, card.width, pane.width);
  const arrow = Math.min(card.width - 18, Math.max(18, middle - x));
  const top = Math.max(part.y, edge);
  const bottom = Math.min(part.y + part.height, pane.height - edge);
  if (top - gap - card.height >= edge) return { x, y: top - gap - card.height, side: 'above', arrow };
  if (bottom + gap + card.height <= pane.height + below - edge)
    return { x, y: bottom + gap, side: 'below', arrow };
  const isRightFree = pane.width - (part.x + part.width) >= part.x;
  const beside = isRightFree ? part.x + part.width + gap : part.x - gap - card.width;
  return {
    x: within(beside, card.width, pane.width),
    y: within(part.y + part.height / 2 - card.height / 2, card.height, pane.height),
    side: 'beside',
    arrow: 0,
  };
}

function within(at: number, length: number, room: number): number {
  return Math.max(edge, Math.min(room - edge - length, at));
}
