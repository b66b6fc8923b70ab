import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newId } from '../../../../lib/new-id.ts';
import type { GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { planPaste, type PasteTarget } from './line-paste.ts';
import type { ItemRow, LineRow } from '../grid/line-rows.ts';
import { manualLocation } from '../part-location.ts';

interface Onto extends Pick<PasteTarget, 'words' | 'book'> {
  readonly rows: readonly LineRow[];
  /** Null pastes everything as new lines. */
  readonly spot: GridTarget | null;
  readonly estimate: Estimate;
  readonly chosen: Parameters<typeof manualLocation>[0];
  readonly contents: Parameters<typeof manualLocation>[1];
}

/** Plans a paste at a position of the grid. */
export function pasteOnto(text: string, { rows, spot, estimate, chosen, contents, words, book }: Onto) {
  const from = spot === null ? -1 : rows.findIndex(({ key }) => key === spot.key);
  const isRow = (row: LineRow): row is ItemRow => row.kind === 'item' && !row.isChild;
  return planPaste(text, {
    rows: from === -1 || rows[from]?.kind === 'group' ? [] : rows.slice(from).filter(isRow),
    column: spot?.column ?? 'part',
    lastOrder: estimate.lines.at(-1)?.order ?? null,
    place: manualLocation(chosen, contents),
    placeOn: (side) => manualLocation({ side, zone: null, region: null }, contents),
    words,
    book,
    newId,
  });
}
