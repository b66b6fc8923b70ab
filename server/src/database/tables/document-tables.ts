import type { DocumentKind } from '@dre/core/domain/documents/document-kinds';
import type { ColumnType, Generated } from 'kysely';

export interface DocumentTables {
  issued_document: IssuedDocumentTable;
}

interface IssuedDocumentTable {
  company_id: string;
  id: Generated<string>;
  estimate_id: string;
  kind: DocumentKind;
  /** Empty for a draft. */
  label: string;
  correction: string;
  revision: number;
  code: string;
  file_hash: Buffer;
  /** A bigint, which the driver returns as text. */
  bytes: ColumnType<string, number, never>;
  pages: number;
  is_signed: Generated<boolean>;
  at: Date;
}
