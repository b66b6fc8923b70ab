import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EarlierAdmission } from '../../http/gatekeeper.ts';
import { type PhotoSize, photoSizes } from './photo-sizes.ts';

/** What an address gives: one size of one picture, to one session acting for one company, until then. */
export interface PhotoGrant {
  readonly holder: EarlierAdmission;
  readonly file: string;
  readonly size: PhotoSize;
  readonly until: Date;
}

const holderParts = ['companyId', 'personId', 'sessionId', 'tabId'] as const;
const idBytes = 16;
const fileBytes = 32;
const contentBytes = holderParts.length * idBytes + fileBytes + 1 + 6;
const macBytes = 32;

const stepMs = 5 * 60_000;

/**
 * Ten minutes at most. Addresses asked for within the same five minutes are the same, so that a browser finds what it
 * has already fetched.
 */
export function addressesUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / stepMs) + 2) * stepMs);
}

/** The grant itself and a seal nobody else can make: no row has to be kept for it. */
export function sealGrant(secret: string, { holder, file, size, until }: PhotoGrant): string {
  const content = Buffer.alloc(contentBytes);
  let at = 0;
  for (const part of holderParts) at += content.write(holder[part].replaceAll('-', ''), at, 'hex');
  at += content.write(file, at, 'hex');
  at = content.writeUInt8(photoSizes.indexOf(size), at);
  content.writeUIntBE(until.getTime(), at, 6);
  return Buffer.concat([content, macOf(secret, content)]).toString('base64url');
}

/** What the address gives, if we made it; whether its time has come is for the caller to see. */
export function openGrant(secret: string, sealed: string): PhotoGrant | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length !== contentBytes + macBytes || bytes.toString('base64url') !== sealed) return undefined;
  const content = bytes.subarray(0, contentBytes);
  if (!timingSafeEqual(bytes.subarray(contentBytes), macOf(secret, content))) return undefined;
  const [companyId, personId, sessionId, tabId] = [0, 1, 2, 3].map((place) =>
    uuidAt(content, place * idBytes),
  );
  const fileAt = holderParts.length * idBytes;
  const size = photoSizes[content.readUInt8(fileAt + fileBytes)];
  if (!companyId || !personId || !sessionId || !tabId || !size) return undefined;
  return {
    holder: { companyId, personId, sessionId, tabId },
    file: content.toString('hex', fileAt, fileAt + fileBytes),
    size,
    until: new Date(content.readUIntBE(fileAt + fileBytes + 1, 6)),
  };
}

function uuidAt(content: Buffer, at: number): string {
  return content
    .toString('hex', at, at + idBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(secret: string, content: Buffer): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
