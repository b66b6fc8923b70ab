import { type NotNull, sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { Picture } from '../../../files/picture.ts';

/** How much of a picture is there. */
export interface FileProgress {
  readonly bytes: number;
  readonly received: number;
  readonly state: 'waiting' | 'kept' | 'ready';
}

const progress = ['bytes', 'received', 'state'] as const;

export function fileProgress(trx: Db, file: string): Promise<FileProgress | undefined> {
  return trx.selectFrom('photo_file').select(progress).where('id', '=', file).executeTakeFirst();
}

/** Nobody else adds to it until this transaction ends. */
export function lockFile(trx: Db, file: string): Promise<FileProgress | undefined> {
  return trx.selectFrom('photo_file').select(progress).where('id', '=', file).forUpdate().executeTakeFirst();
}

/** How much the company keeps. Nobody else announces anything for it until this transaction ends. */
export async function lockStorage(trx: Db, companyId: string): Promise<number> {
  await trx
    .insertInto('photo_storage')
    .values({ company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await storageOf(trx, companyId).forUpdate().executeTakeFirstOrThrow();
  return Number(row.used);
}

export async function storageUsed(trx: Db, companyId: string): Promise<number> {
  const row = await storageOf(trx, companyId).executeTakeFirst();
  return Number(row?.used ?? 0);
}

function storageOf(trx: Db, companyId: string) {
  return trx.selectFrom('photo_storage').select('used').where('company_id', '=', companyId);
}

/** Pictures that were announced and never came: their room is given back. */
export async function dropAbandoned(trx: Db, before: Date): Promise<void> {
  await trx
    .deleteFrom('photo_file')
    .where('state', '=', 'waiting')
    .where('announced_at', '<', before)
    .execute();
}

export interface NewFile {
  readonly companyId: string;
  readonly personId: string;
  readonly file: string;
  readonly bytes: number;
  readonly now: Date;
}

export async function insertFile(trx: Db, { companyId, personId, file, bytes, now }: NewFile): Promise<void> {
  const row = { company_id: companyId, id: file, bytes, announced_at: now, announced_by: personId };
  await trx.insertInto('photo_file').values(row).execute();
}

export async function insertPart(
  trx: Db,
  { companyId, file, start, bytes }: { companyId: string; file: string; start: number; bytes: Buffer },
): Promise<void> {
  await trx.insertInto('photo_part').values({ company_id: companyId, file_id: file, start, bytes }).execute();
  await trx
    .updateTable('photo_file')
    .set({ received: start + bytes.length })
    .where('id', '=', file)
    .execute();
}

export async function bytesOf(trx: Db, file: string): Promise<Buffer> {
  const parts = await trx
    .selectFrom('photo_part')
    .select('bytes')
    .where('file_id', '=', file)
    .orderBy('start')
    .execute();
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** A picture that has all its bytes and was not judged yet; never one that began to come in anew. */
const isWhole = sql<boolean>`state = 'waiting' and received = bytes`;

export async function storeFile(
  trx: Db,
  file: string,
  { picture, hash, now }: { readonly picture: Picture; readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const { mediaType, width, height } = picture;
  const stored = await trx
    .updateTable('photo_file')
    .set({ state: 'kept', kept_at: now, media_type: mediaType, width, height, kept_hash: hash })
    .where('id', '=', file)
    .where(isWhole)
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) return false;
  await trx.deleteFrom('photo_part').where('file_id', '=', file).execute();
  return true;
}

/** Nothing of it stays, and its room is given back. */
export async function dropFile(trx: Db, file: string): Promise<void> {
  await trx.deleteFrom('photo_file').where('id', '=', file).where(isWhole).execute();
}

export async function markReady(trx: Db, file: string): Promise<void> {
  await trx
    .updateTable('photo_file')
    .set({ state: 'ready' })
    .where('id', '=', file)
    .where('state', '=', 'kept')
    .execute();
}

export function statesOf(trx: Db, files: readonly string[]) {
  return trx
    .selectFrom('photo_file')
    .select(['id as file', 'state'])
    .where('id', 'in', [...files])
    .execute();
}

/** What is needed to show it; nothing while it is still coming. */
export function storedFile(trx: Db, file: string) {
  return trx
    .selectFrom('photo_file')
    .select(['state', 'media_type as mediaType', 'kept_hash as hash'])
    .where('id', '=', file)
    .where('state', '<>', 'waiting')
    .$narrowType<{ mediaType: NotNull; hash: NotNull }>()
    .executeTakeFirst();
}
