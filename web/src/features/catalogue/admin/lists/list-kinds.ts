import type { mergedFiles } from '@dre/core/contract/catalogue/book-bulk';
import { laborTypes } from '@dre/core/domain/catalogue/trade-words';
import type { GridColumn } from '../../../../ui/grid/grid-definition.ts';

/** A short list of the book as its editor shows it. */
export interface ListKind {
  readonly file: Exclude<(typeof mergedFiles)[number], 'parts.csv'>;
  readonly title: string;
  readonly noun: readonly [one: string, several: string];
  /** Columns beside order, code, name and use. */
  readonly more: readonly (GridColumn & { readonly choices?: readonly string[] })[];
  /** The reason entries cannot be added, merged or removed; null where they can. */
  readonly fixed: string | null;
}

const note: GridColumn = { id: 'note', title: 'Note', track: 'minmax(120px, 1.4fr)', isText: true };

export const partTypesList: ListKind = {
  file: 'part-types.csv',
  title: 'All Part Types',
  noun: ['part type', 'part types'],
  more: [
    { id: 'default_labor_type', title: 'Labor', track: '116px', isText: true, choices: laborTypes },
    note,
  ],
  fixed: null,
};

export const sidesList: ListKind = {
  file: 'sides.csv',
  title: 'All Sides',
  noun: ['side', 'sides'],
  more: [{ id: 'name_alt', title: 'Other names', track: 'minmax(140px, 1.4fr)', isText: true }],
  fixed: 'The pictures are drawn for these sides. They can be renamed and put in another order.',
};

export const subSidesList: ListKind = {
  file: 'sub-sides.csv',
  title: 'All Sub Sides',
  noun: ['sub side', 'sub sides'],
  more: [note],
  fixed: null,
};
