import type { ShopDocument } from '@dre/core/contract/shop/purchase-orders';
import { papers } from '@dre/core/domain/documents/document-kinds';
import { departments } from '@dre/core/domain/shop/model/departments';
import {
  holderBytes,
  openSignedAddress,
  readHolder,
  signAddress,
  uuidAt,
  writeHolder,
  writeUuid,
} from '../../../files/signed-address.ts';
import type { EarlierAuthContext } from '../../../http/calls/authenticator.ts';

/** The content of an address: one document of the shop, for one session acting for one company, until a time. */
export interface PaperGrant {
  readonly holder: EarlierAuthContext;
  readonly document: ShopDocument;
  readonly until: Date;
}

const idBytes = 16;
/** Kind, paper, department, time. */
const contentBytes = holderBytes + idBytes + 1 + 1 + 1 + 6;
const kinds = ['purchase-order', 'work-order', 'delivery-sheet'] as const;
const noDepartment = 0xff;

export function sealPaper(secret: string, { holder, document, until }: PaperGrant): string {
  const content = Buffer.alloc(contentBytes);
  let at = writeHolder(content, holder);
  at += writeUuid(content, document.id, at);
  at = content.writeUInt8(kinds.indexOf(document.kind), at);
  at = content.writeUInt8(papers.indexOf(document.paper), at);
  const department = document.kind === 'work-order' ? document.department : null;
  at = content.writeUInt8(department === null ? noDepartment : departments.indexOf(department), at);
  content.writeUIntBE(until.getTime(), at, 6);
  return signAddress(secret, content);
}

/** The grant of an address we signed; the caller checks its expiry. */
export function openPaperGrant(secret: string, sealed: string): PaperGrant | undefined {
  const content = openSignedAddress(secret, sealed, contentBytes);
  if (content === undefined) return undefined;
  const at = holderBytes + idBytes;
  const [kind, paper] = [kinds[content.readUInt8(at)], papers[content.readUInt8(at + 1)]];
  if (kind === undefined || paper === undefined) return undefined;
  const id = uuidAt(content, holderBytes);
  const department = departments[content.readUInt8(at + 2)] ?? null;
  return {
    holder: readHolder(content),
    document: kind === 'work-order' ? { kind, id, paper, department } : { kind, id, paper },
    until: new Date(content.readUIntBE(at + 3, 6)),
  };
}
