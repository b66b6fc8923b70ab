import type { DocumentChoice } from '@dre/core/domain/documents/document-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** The record of a file that was issued. */
export interface IssuedDocument extends Pick<DocumentChoice, 'kind' | 'version'> {
  readonly companyId: string;
  readonly estimateId: string;
  readonly revision: number;
  readonly code: string;
  readonly fileHash: Buffer;
  readonly bytes: number;
  readonly pages: number;
  readonly isSigned: boolean;
  readonly at: Date;
}

/** Does nothing if the same file was recorded meanwhile. */
export async function insertIssued(trx: Db, document: IssuedDocument): Promise<void> {
  const { companyId, estimateId, version, fileHash, isSigned, ...rest } = document;
  await trx
    .insertInto('issued_document')
    .values({
      ...rest,
      company_id: companyId,
      estimate_id: estimateId,
      label: version === 'draft' ? '' : version.label,
      correction: version === 'draft' ? '' : version.correction,
      file_hash: fileHash,
      is_signed: isSigned,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isIssued(trx: Db, fileHash: Buffer): Promise<boolean> {
  const row = await trx
    .selectFrom('issued_document')
    .select('id')
    .where('file_hash', '=', fileHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** The lines of each locked version, in version order. */
export function linesOfVersions(trx: Db, estimateId: string) {
  return trx
    .selectFrom('estimate_version')
    .select([
      'label',
      sql<string[]>`array(select line ->> 'id' from json_array_elements(content -> 'lines') line)`.as(
        'lines',
      ),
    ])
    .where('estimate_id', '=', estimateId)
    .where('correction', '=', '')
    .orderBy('place')
    .execute();
}
