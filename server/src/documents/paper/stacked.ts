import type { PrintBlock } from './print-block.ts';

/** The blocks as one that never breaks, stacked; the last receives the room left below. */
export function stacked(pieces: readonly PrintBlock[]): PrintBlock {
  const placed: { readonly piece: PrintBlock; readonly y: number }[] = [];
  let height = 0;
  for (const piece of pieces) {
    const y = height + (height > 0 ? (piece.gap ?? 0) : 0);
    placed.push({ piece, y });
    height = y + piece.height;
  }
  return {
    height,
    gap: pieces[0]?.gap ?? 0,
    draw: async (pen, y, below) => {
      for (const one of placed) await one.piece.draw(pen, y + one.y, below);
    },
  };
}
