import type { GridColumn } from '../../../../ui/grid/grid-definition.ts';

export type LineLayout = 'cards' | 'plain' | 'wide';

const number: GridColumn = { id: 'number', title: 'No.', track: '40px', isHandle: true };
const part: GridColumn = { id: 'part', title: 'Part', track: 'minmax(0, 1fr)', isText: true };
const total: GridColumn = { id: 'total', title: 'Total', track: '84px', isFigure: true };

const plain: readonly GridColumn[] = [
  number,
  part,
  { id: 'operation', title: 'Operation', track: '76px' },
  { id: 'quantity', title: 'Qty', track: '80px', isFigure: true },
  { id: 'hours', title: 'Hours', track: '54px', isFigure: true },
  { id: 'parts', title: 'Parts/mat.', track: '80px', isFigure: true },
  total,
];

const wide: readonly GridColumn[] = [
  { ...number, track: '48px' },
  part,
  { id: 'operation', title: 'Operation', track: '110px' },
  { id: 'quantity', title: 'Qty', track: '92px', isFigure: true },
  { id: 'hours', title: 'Hours', track: '72px', isFigure: true },
  { id: 'labor', title: 'Labor', track: '100px', isFigure: true },
  { id: 'parts', title: 'Parts/mat.', track: '108px', isFigure: true },
  { ...total, track: '108px' },
];

export const lineColumns: Readonly<Record<LineLayout, readonly GridColumn[]>> = {
  cards: [
    { ...number, track: '48px' },
    { ...part, title: 'Line', isText: false },
    { ...total, track: '96px' },
  ],
  plain,
  wide,
};

/** Part names come first: labor gets a column only where both fit. */
export function layoutFor(width: number): LineLayout {
  if (width < 500) return 'cards';
  return width < 700 ? 'plain' : 'wide';
}
