import type { EarlierAuthContext } from '../../../http/calls/authenticator.ts';
import { type PhotoSize, photoSizes } from './photo-sizes.ts';
import {
  holderBytes,
  readHolder,
  signAddress,
  openSignedAddress,
  writeHolder,
} from '../../../files/signed-address.ts';

/** The content of an address: one size of one picture, for one session acting for one company, until a time. */
export interface PhotoGrant {
  readonly holder: EarlierAuthContext;
  readonly file: string;
  readonly size: PhotoSize;
  /** The right that opens it: reading estimates, or one's own repair orders. */
  readonly by: (typeof grounds)[number];
  readonly until: Date;
}

const grounds = ['estimate', 'repair-order'] as const;

const fileBytes = 32;
const contentBytes = holderBytes + fileBytes + 1 + 6;

export function sealGrant(secret: string, { holder, file, size, by, until }: PhotoGrant): string {
  const content = Buffer.alloc(contentBytes);
  let at = writeHolder(content, holder);
  at += content.write(file, at, 'hex');
  at = content.writeUInt8(photoSizes.indexOf(size) + photoSizes.length * grounds.indexOf(by), at);
  content.writeUIntBE(until.getTime(), at, 6);
  return signAddress(secret, content);
}

/** The grant of an address we signed; the caller checks its expiry. */
export function openGrant(secret: string, sealed: string): PhotoGrant | undefined {
  const content = openSignedAddress(secret, sealed, contentBytes);
  const code = content?.readUInt8(holderBytes + fileBytes) ?? 0;
  const size = photoSizes[code % photoSizes.length];
  const by = grounds[Math.floor(code / photoSizes.length)];
  if (content === undefined || size === undefined || by === undefined) return undefined;
  return {
    holder: readHolder(content),
    file: content.toString('hex', holderBytes, holderBytes + fileBytes),
    size,
    by,
    until: new Date(content.readUIntBE(holderBytes + fileBytes + 1, 6)),
  };
}
