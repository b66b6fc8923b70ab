import { type PhotoSize, photoSizes } from '../estimates/photos/photo-sizes.ts';
import { signAddress, openSignedAddress, uuidAt, writeUuid } from '../../files/signed-address.ts';

/** The content of an address on a share page, for the link's reader, until a time. */
export type SharedGrant =
  | (Holder & { readonly kind: 'photo' | 'released-photo'; readonly file: string; readonly size: PhotoSize })
  | (Holder & { readonly kind: 'document' | 'signed-document' | 'kept-document' });

interface Holder {
  readonly companyId: string;
  readonly linkId: string;
  readonly until: Date;
}

/** `kept-document` is the signed document for the shop, also after its link has ended. */
const kinds = ['photo', 'document', 'signed-document', 'kept-document', 'released-photo'] as const;
const idBytes = 16;
const fileBytes = 32;
const at = {
  kind: 2 * idBytes,
  size: 2 * idBytes + 1,
  file: 2 * idBytes + 2,
  until: 2 * idBytes + 2 + fileBytes,
};
const contentBytes = at.until + 6;

export function sealShared(secret: string, grant: SharedGrant): string {
  const content = Buffer.alloc(contentBytes);
  writeUuid(content, grant.companyId, 0);
  writeUuid(content, grant.linkId, idBytes);
  content.writeUInt8(kinds.indexOf(grant.kind), at.kind);
  if (grant.kind === 'photo' || grant.kind === 'released-photo') {
    content.writeUInt8(photoSizes.indexOf(grant.size), at.size);
    content.write(grant.file, at.file, 'hex');
  }
  content.writeUIntBE(grant.until.getTime(), at.until, 6);
  return signAddress(secret, content);
}

/** The grant of an address we signed; the caller checks its expiry. */
export function openSharedGrant(secret: string, sealed: string): SharedGrant | undefined {
  const content = openSignedAddress(secret, sealed, contentBytes);
  if (content === undefined) return undefined;
  const holder = {
    companyId: uuidAt(content, 0),
    linkId: uuidAt(content, idBytes),
    until: new Date(content.readUIntBE(at.until, 6)),
  };
  const kind = kinds[content.readUInt8(at.kind)];
  if (kind === undefined) return undefined;
  if (kind !== 'photo' && kind !== 'released-photo') return { ...holder, kind };
  const size = photoSizes[content.readUInt8(at.size)];
  return size && { ...holder, kind, size, file: content.toString('hex', at.file, at.until) };
}
