import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { QueryOf } from '@dre/core/contract/endpoint';
import type { HelpDocument, HelpDocumentType } from '@dre/core/contract/help/help';
import type { addHelpDocument } from '@dre/core/contract/help/help-admin';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import { oneAtATime } from '../../files/one-at-a-time.ts';
import type { FileStore, StoredFile } from '../../storage/file-store.ts';
import { checkDocument } from './document-check.ts';
import {
  documentById,
  documents,
  dropDocument,
  insertDocument,
  replaceDocument,
  retitle,
} from './document-queries.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';

const notFound = { kind: 'not-found' } as const;

/** One at a time: each may be ten megabytes, and more while it is checked. */
const inTurn = oneAtATime();

export async function listDocuments(trx: Db) {
  return accept((await documents(trx)).map(saidOf));
}

type Row = Awaited<ReturnType<typeof documents>>[number];

function saidOf({ id, title, fileName, mediaType, bytes, addedAt }: Row): HelpDocument {
  const type = mediaType as HelpDocumentType;
  return { id, title, fileName, mediaType: type, bytes, addedAt: addedAt.toISOString() };
}

export async function storeDocument(
  store: FileStore,
  context: RequestContext,
  { title, fileName, replaces }: QueryOf<typeof addHelpDocument>,
  sent: Buffer,
) {
  const { trx, identity } = context.auth;
  const before = replaces === undefined ? undefined : await documentById(trx, replaces);
  if (replaces !== undefined && before === undefined) return refuse(notFound);
  const checked = await inTurn(() => checkDocument(sent));
  const entry = { at: context.now, personId: identity.personId, requestId: context.requestId };
  if (!checked.ok) {
    const audit = [{ ...entry, kind: 'file-refused', detail: { why: checked.refusal } } as const];
    return refuse({ kind: 'invalid-request', errors: { file: checked.refusal }, audit } as const);
  }
  const { mediaType, bytes } = checked.value;
  const fileKey = `0/help/${randomUUID()}`;
  // The file is stored first, so that a row never names a missing one.
  await store.put(fileKey, bytes);
  const { personId } = identity;
  const document = {
    title: title.trim(),
    fileName: downloadName(fileName, mediaType),
    mediaType,
    bytes: bytes.length,
    fileKey,
    personId,
    now: context.now,
  };
  const kept =
    replaces === undefined
      ? await insertDocument(trx, document)
      : await replaceDocument(trx, replaces, document);
  const what = replaces === undefined ? 'document added' : 'document replaced';
  await record(trx, { ...entry, kind: 'help-changed', detail: { document: kept.id, what } });
  if (before !== undefined) await store.remove(before.fileKey);
  return accept(saidOf(kept));
}

const endings: Readonly<Record<HelpDocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'text/plain': 'txt',
};

/** The name a download is saved under: plain characters, with the extension of its real type. */
function downloadName(given: string, mediaType: HelpDocumentType): string {
  const name = given
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/[^\w .()-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '')
    .slice(0, 100);
  return `${name === '' ? 'document' : name}.${endings[mediaType]}`;
}

export async function renameDocument(context: RequestContext, id: string, title: string) {
  const { trx } = context.auth;
  if ((await documentById(trx, id)) === undefined) return refuse(notFound);
  await retitle(trx, id, title.trim());
  return accept(true);
}

export async function removeDocument(store: FileStore, context: RequestContext, id: string) {
  const { trx, identity } = context.auth;
  const document = await documentById(trx, id);
  if (document === undefined) return refuse(notFound);
  await dropDocument(trx, id);
  await record(trx, {
    kind: 'help-changed',
    at: context.now,
    personId: identity.personId,
    requestId: context.requestId,
    detail: { document: id, what: 'document removed' },
  });
  await store.remove(document.fileKey);
  return accept(true);
}

export const helpFilesPath = '/api/help-files/';
const addressMs = 5 * 60_000;

/** A signed address of a document, with its expiry. */
export async function addressOf(secret: string, trx: Db, id: string, now: Date) {
  if ((await documentById(trx, id)) === undefined) return refuse(notFound);
  const content = `${id}.${String(now.getTime() + addressMs)}`;
  return accept({ address: `${helpFilesPath}${content}.${sealOf(secret, content)}` });
}

export interface DocumentWindow {
  readonly secret: string;
  readonly db: Db;
  readonly store: FileStore;
  readonly now: Date;
}

export interface OpenedDocument extends StoredFile {
  readonly fileName: string;
  readonly mediaType: string;
}

export async function openDocument(
  { secret, db, store, now }: DocumentWindow,
  token: string,
): Promise<Result<OpenedDocument, { readonly kind: 'not-found' | 'link-ended' }>> {
  const [id = '', until = '', seal = ''] = token.split('.');
  const expected = Buffer.from(sealOf(secret, `${id}.${until}`));
  const given = Buffer.from(seal);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return refuse(notFound);
  if (Number(until) <= now.getTime()) return refuse({ kind: 'link-ended' });
  const document = await documentById(db, id);
  const file = document && (await store.open(document.fileKey));
  if (document === undefined || file === undefined) return refuse(notFound);
  return accept({ ...file, fileName: document.fileName, mediaType: document.mediaType });
}

function sealOf(secret: string, content: string): string {
  return createHmac('sha256', secret).update('help').update(content).digest('base64url');
}
