import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import type { ImportedRow, ImportResult } from '@dre/core/domain/catalogue/import/import-outcome';
import type { ImportPlan } from '@dre/core/domain/catalogue/import/import-plan';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The editions of the book and the draft of the next one. */
export interface CatalogueTables {
  catalogue_edition: CatalogueEditionTable;
  catalogue_revision: CatalogueRevisionTable;
  catalogue_draft: CatalogueDraftTable;
  catalogue_draft_row: CatalogueDraftRowTable;
  catalogue_draft_book: CatalogueDraftBookView;
  catalogue_import: CatalogueImportTable;
  catalogue_import_page: CatalogueImportPageTable;
  catalogue_import_profile: CatalogueImportProfileTable;
}

interface CatalogueEditionTable {
  number: number;
  published_at: ColumnType<Date, Date | undefined, never>;
  note: Generated<string>;
  name: Generated<string>;
  /** A date as text. */
  effective_on: string;
  author: ColumnType<string | null, string | null | undefined, never>;
  author_name: Generated<string>;
  copy_of: ColumnType<number | null, number | null | undefined, never>;
  rows_added: Generated<number>;
  rows_changed: Generated<number>;
  rows_removed: Generated<number>;
}

interface CatalogueRevisionTable {
  id: GeneratedAlways<string>;
  table_file: string;
  row_key: string;
  position: number;
  cells: unknown;
  since: number;
  until: ColumnType<number | null, number | null | undefined, number>;
}

interface CatalogueDraftTable {
  is_the_draft: boolean;
  /** PostgreSQL's bigint, which the driver returns as text. */
  revision: ColumnType<string, never, number>;
  changed_at: Date | null;
  changed_by: string | null;
  changed_by_name: string;
}

interface CatalogueDraftRowTable {
  table_file: string;
  row_key: string;
  position: number;
  cells: unknown;
  revision: string;
  changed_at: Date;
  changed_by: string | null;
  changed_by_name: string;
}

interface CatalogueDraftBookView {
  table_file: string;
  row_key: string;
  position: number;
  /** Null if the draft removes the row from the book. */
  cells: unknown;
  /** The cells in the newest edition; null for a new row. */
  published: unknown;
  revision: string | null;
  changed_at: Date | null;
  changed_by_name: string | null;
}

interface CatalogueImportTable {
  id: Generated<string>;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  file_name: string;
  file: Buffer;
  state: 'checking' | 'checked' | 'refused' | 'committing' | 'committed';
  sentence: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
  done: Generated<number>;
  of: Generated<number>;
  worked_at: Date;
  plan: ColumnType<ImportPlan, string, string>;
  outcome: ColumnType<StoredImportOutcome | null, undefined, string>;
  draft_revision: ColumnType<string | null, undefined, string>;
}

/** The stored part of an import outcome besides its rows. */
export type StoredImportOutcome = Pick<
  BookImport,
  'sheets' | 'counts' | 'questions' | 'sheetFaults' | 'largePriceChanges'
>;

interface CatalogueImportPageTable {
  import_id: string;
  result: ImportResult;
  page: number;
  rows: ColumnType<readonly ImportedRow[], string, string>;
}

interface CatalogueImportProfileTable {
  table_file: string;
  heading: string;
  column_name: string;
}
