import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newId } from '../../../../lib/new-id.ts';
import type { GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { planPaste, type PasteTarget } from './line-paste.ts';
import type { ItemRow, LineRow } from '../grid/line-rows.ts';
import { manualLocation } from '../part-location.ts';

interface Onto extends Pick<PasteTarget, 'labels' | 'book'> {
  readonly rows: readonly LineRow[];
  /** Null pastes everything as new lines. */
  readonly target: GridTarget | null;
  readonly estimate: Estimate;
  readonly selection: Parameters<typeof manualLocation>[0];
  readonly contents: Parameters<typeof manualLocation>[1];
}

/** Plans a paste at a position of the grid. */
export function pasteOnto(text: string, { rows, target, estimate, selection, contents, labels, book }: Onto) {
  const from = target === null ? -1 : rows.findIndex(({ key }) => key === target.key);
  const isRow = (row: LineRow): row is ItemRow => row.kind === 'item' && !row.isChild;
  return planPaste(text, {
    rows: from === -1 || rows[from]?.kind === 'group' ? [] : rows.slice(from).filter(isRow),
    column: target?.column ?? 'part',
    lastOrder: estimate.lines.at(-1)?.order ?? null,
    location: manualLocation(selection, contents),
    locationOn: (side) => manualLocation({ side, zone: null, region: null }, contents),
    labels,
    book,
    newId,
  });
}
