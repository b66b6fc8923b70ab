import type { HelpDocumentType } from '@dre/core/contract/help/help';
import type { Db } from '../../database/connections/connection.ts';

const columns = [
  'id',
  'title',
  'file_name as fileName',
  'media_type as mediaType',
  'bytes',
  'added_at as addedAt',
] as const;

export function documents(trx: Db) {
  return trx.selectFrom('help_document').select(columns).orderBy('title').orderBy('id').execute();
}

export function documentById(db: Db, id: string) {
  return db
    .selectFrom('help_document')
    .select([...columns, 'file_key as fileKey'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewHelpDocument {
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: HelpDocumentType;
  readonly bytes: number;
  readonly fileKey: string;
  readonly personId: string;
  readonly now: Date;
}

function rowOf({ title, fileName, mediaType, bytes, fileKey, personId, now }: NewHelpDocument) {
  return {
    title,
    file_name: fileName,
    media_type: mediaType,
    bytes,
    file_key: fileKey,
    added_at: now,
    added_by: personId,
  };
}

export function insertDocument(trx: Db, document: NewHelpDocument) {
  return trx.insertInto('help_document').values(rowOf(document)).returning(columns).executeTakeFirstOrThrow();
}

export function replaceDocument(trx: Db, id: string, document: NewHelpDocument) {
  return trx
    .updateTable('help_document')
    .set(rowOf(document))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function retitle(trx: Db, id: string, title: string): Promise<void> {
  await trx.updateTable('help_document').set({ title }).where('id', '=', id).execute();
}

export async function dropDocument(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('help_document').where('id', '=', id).execute();
}
