import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EarlierAuthContext } from '../../../http/calls/authenticator.ts';

/** The content of an address: one edition's manual, for one session acting for one company, until a time. */
export interface ManualGrant {
  readonly holder: EarlierAuthContext;
  readonly edition: number;
  readonly until: number;
}

const holderParts = ['companyId', 'personId', 'sessionId', 'tabId'] as const;
const idBytes = 16;
const contentBytes = holderParts.length * idBytes + 4 + 6;
const macBytes = 32;

/** The grant with a signature, so that no row is stored for it. */
export function sealManual(secret: string, { holder, edition, until }: ManualGrant): string {
  const content = Buffer.alloc(contentBytes);
  let at = 0;
  for (const part of holderParts) at += content.write(holder[part].replaceAll('-', ''), at, 'hex');
  at = content.writeUInt32BE(edition, at);
  content.writeUIntBE(until, at, 6);
  return Buffer.concat([content, macOf(secret, content)]).toString('base64url');
}

/** The grant of an address we signed; the caller checks its expiry. */
export function openManual(secret: string, sealed: string): ManualGrant | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length !== contentBytes + macBytes || bytes.toString('base64url') !== sealed) return undefined;
  const content = bytes.subarray(0, contentBytes);
  if (!timingSafeEqual(bytes.subarray(contentBytes), macOf(secret, content))) return undefined;
  const [companyId = '', personId = '', sessionId = '', tabId = ''] = holderParts.map((_, place) =>
    content
      .toString('hex', place * idBytes, (place + 1) * idBytes)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
  const after = holderParts.length * idBytes;
  return {
    holder: { companyId, personId, sessionId, tabId },
    edition: content.readUInt32BE(after),
    until: content.readUIntBE(after + 4, 6),
  };
}

function macOf(secret: string, content: Buffer): Buffer {
  return createHmac('sha256', secret).update('manual').update(content).digest();
}
