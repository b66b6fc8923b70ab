import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EarlierAuthContext } from '../http/calls/authenticator.ts';

const holderParts = ['companyId', 'personId', 'sessionId', 'tabId'] as const;
const idBytes = 16;
export const holderBytes = holderParts.length * idBytes;
const macBytes = 32;

const stepMs = 5 * 60_000;

/**
 * Ten minutes at most. Addresses requested within the same five minutes are equal, so that a browser reuses its cache.
 */
export function addressesUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / stepMs) + 2) * stepMs);
}

/** The content with a signature, so that no row is stored for it. */
export function signAddress(secret: string, content: Buffer): string {
  return Buffer.concat([content, macOf(secret, content)]).toString('base64url');
}

/** The content, if we signed it. */
export function openSignedAddress(secret: string, sealed: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length !== length + macBytes || bytes.toString('base64url') !== sealed) return undefined;
  const content = bytes.subarray(0, length);
  return timingSafeEqual(bytes.subarray(length), macOf(secret, content)) ? content : undefined;
}

/** Writes the authorized caller at the start of the content and returns the next offset. */
export function writeHolder(content: Buffer, holder: EarlierAuthContext): number {
  let at = 0;
  for (const part of holderParts) at += writeUuid(content, holder[part], at);
  return at;
}

export function readHolder(content: Buffer): EarlierAuthContext {
  const [companyId, personId, sessionId, tabId] = [0, 1, 2, 3].map((place) =>
    uuidAt(content, place * idBytes),
  ) as [string, string, string, string];
  return { companyId, personId, sessionId, tabId };
}

export function writeUuid(content: Buffer, id: string, at: number): number {
  return content.write(id.replaceAll('-', ''), at, 'hex');
}

export function uuidAt(content: Buffer, at: number): string {
  return content
    .toString('hex', at, at + idBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(secret: string, content: Buffer): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}
