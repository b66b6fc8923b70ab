import { createHash } from 'node:crypto';
import type { UnalteredDocument, Verdict } from '@dre/core/contract/estimates/verify';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Db, inCompany } from '../../../database/connections/connection.ts';
import { companyOfFile, issuedFile, isIssuedCode } from './verify-queries.ts';

const unknown = { verdict: 'unknown' } as const;

type HashVerdict = UnalteredDocument | typeof unknown;

/** The record of the file with this hash. A caller with the hash has the file. */
export async function verifyHash(db: Db, hash: Buffer): Promise<HashVerdict> {
  const companyId = await companyOfFile(db, hash);
  if (companyId === undefined) return unknown;
  const issued = await inCompany(db, companyId, (trx) => issuedFile(trx, hash));
  if (issued === undefined) return unknown;
  const { at, ...known } = issued;
  return { verdict: 'unaltered', ...known, madeAt: at.toISOString() };
}

type NoPdf = { readonly kind: 'invalid-request'; readonly detail: string };

/** Verifies a file without storing it. */
export async function verifyFile(db: Db, bytes: Buffer): Promise<Result<Verdict, NoPdf>> {
  if (bytes.length === 0) return refuse({ kind: 'invalid-request', detail: 'The file is empty.' });
  if (!isPdf(bytes)) return refuse({ kind: 'invalid-request', detail: 'This file is not a PDF.' });
  const verdict = await verifyHash(db, createHash('sha256').update(bytes).digest());
  if (verdict.verdict === 'unaltered') return accept(verdict);
  for (const code of codesIn(bytes)) {
    if (await isIssuedCode(db, code)) return accept({ verdict: 'altered', code });
  }
  return accept(unknown);
}

/** Readers accept a PDF whose header comes a little later, so some writers put bytes before it. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-');
}

const codePattern = /(?<![0-9A-Z-])[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}(?![0-9A-Z-])/g;
/** Limits the codes tried with one file. */
const mostCodes = 8;

/** Our files carry their code as plain text beside their title, so that finding it needs no PDF reader. */
function codesIn(bytes: Buffer): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const [code] of bytes.toString('latin1').matchAll(codePattern)) {
    codes.add(code);
    if (codes.size === mostCodes) break;
  }
  return codes;
}
