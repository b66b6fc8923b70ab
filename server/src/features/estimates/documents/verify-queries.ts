import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** The company that issued the file with this hash; reveals nothing else, to anyone. */
export async function companyOfFile(db: Db, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ company: string | null }>`
    select company_of_issued_file(${hash}) as company`.execute(db);
  return rows[0]?.company ?? undefined;
}

export async function isIssuedCode(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select is_issued_code(${code}) as known`.execute(db);
  return rows[0]?.known === true;
}

/** The record of a file the current company issued. */
export function issuedFile(trx: Db, hash: Buffer) {
  return trx
    .selectFrom('issued_document as issued')
    .innerJoin('estimate', (join) =>
      join
        .onRef('estimate.company_id', '=', 'issued.company_id')
        .onRef('estimate.id', '=', 'issued.estimate_id'),
    )
    .innerJoin('company', 'company.id', 'issued.company_id')
    .select([
      'company.name as company',
      'estimate.number',
      'issued.kind',
      'issued.label',
      'issued.correction',
      'issued.is_signed as isSigned',
      'issued.at',
      isSuperseded.as('hasNewer'),
    ])
    .where('issued.file_hash', '=', hash)
    .executeTakeFirst();
}

/** For a draft: any change since. For a version: a later version or correction was locked. */
const isSuperseded = sql<boolean>`case when issued.label = '' then estimate.revision > issued.revision
  else exists (
    select from estimate_version printed, estimate_version later
    where printed.company_id = issued.company_id and printed.estimate_id = issued.estimate_id
      and printed.label = issued.label and printed.correction = issued.correction
      and later.company_id = issued.company_id and later.estimate_id = issued.estimate_id
      and later.place > printed.place
  ) end`;
