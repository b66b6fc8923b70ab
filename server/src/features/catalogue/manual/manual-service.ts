import type { Manual } from '@dre/core/contract/catalogue/manual';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import type { Authenticator, CompanyAuthContext } from '../../../http/calls/authenticator.ts';
import type { EnqueueManual } from '../../../jobs/enqueue-manual.ts';
import type { FileStore, StoredFile } from '../../../storage/file-store.ts';
import { editionNumberInEffect } from '../catalogue-queries.ts';
import { manualKey } from './make-manual.ts';
import { openManual, sealManual } from './manual-address.ts';
import { askAgain, askOnce, manualOf } from './manual-queries.ts';

const noBook = { kind: 'not-found', detail: 'No edition of the book is published yet.' } as const;
const notMade = { kind: 'not-found', detail: 'The manual of this edition is not made yet.' } as const;

export async function readManual(trx: Db, now: Date): Promise<Result<Manual, typeof noBook>> {
  const edition = await editionNumberInEffect(trx, now);
  if (edition === undefined) return refuse(noBook);
  const row = await manualOf(trx, edition);
  return accept({
    edition,
    state: row?.state ?? 'none',
    page: row?.page ?? 0,
    pages: row?.pages ?? 0,
    bytes: row?.bytes === null || row === undefined ? null : Number(row.bytes),
    madeAt: row?.made_at?.toISOString() ?? null,
  });
}

/** The first request has the manual drawn for everyone. */
export async function askForManual(trx: Db, enqueue: EnqueueManual, now: Date) {
  const edition = await editionNumberInEffect(trx, now);
  if (edition === undefined) return refuse(noBook);
  if (await askOnce(trx, edition, now)) await enqueue(trx, { edition });
  return readManual(trx, now);
}

export async function remakeManual(trx: Db, enqueue: EnqueueManual, now: Date) {
  const edition = await editionNumberInEffect(trx, now);
  if (edition === undefined) return refuse(noBook);
  await askAgain(trx, edition, now);
  await enqueue(trx, { edition });
  return readManual(trx, now);
}

const addressMs = 10 * 60_000;

export const manualFilesPath = '/api/manual-files/';

export async function makeManualAddress(
  secret: string,
  { trx, identity, company }: CompanyAuthContext,
  now: Date,
) {
  const manual = await readManual(trx, now);
  if (!manual.ok) return manual;
  const { edition, bytes } = manual.value;
  if (bytes === null) return refuse(notMade);
  const { personId, sessionId, tabId } = identity;
  const until = now.getTime() + addressMs;
  const holder = { companyId: company.companyId, personId, sessionId, tabId };
  return accept({
    address: `${manualFilesPath}${sealManual(secret, { holder, edition, until })}`,
    until: new Date(until).toISOString(),
    fileName: manualFileName(edition),
  });
}

export function manualFileName(edition: number): string {
  return `rv-damage-repair-estimator-edition-${String(edition)}.pdf`;
}

export interface ManualWindow {
  readonly secret: string;
  readonly authenticator: Authenticator;
  readonly store: FileStore;
  readonly now: Date;
}

/** The address is the authorization; it ends with its time, its session or the person's membership. */
export async function openManualFile(
  { secret, authenticator, store, now }: ManualWindow,
  sealed: string,
): Promise<
  Result<StoredFile & { readonly fileName: string }, { readonly kind: 'not-found' | 'link-ended' }>
> {
  const grant = openManual(secret, sealed);
  if (grant === undefined) return refuse({ kind: 'not-found' });
  if (grant.until <= now.getTime()) return refuse({ kind: 'link-ended' });
  const isAdmitted = await authenticator.reauthorize(grant.holder, async () => true);
  if (isAdmitted !== true) return refuse({ kind: 'link-ended' });
  const file = await store.open(manualKey(grant.edition));
  return file === undefined
    ? refuse({ kind: 'not-found' })
    : accept({ ...file, fileName: manualFileName(grant.edition) });
}
