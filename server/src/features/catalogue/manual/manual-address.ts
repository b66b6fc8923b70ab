import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EarlierAuthContext } from '../../../http/calls/authenticator.ts';

/** What an address gives: one edition's manual, to one session acting for one company, until then. */
export interface ManualGrant {
  readonly holder: EarlierAuthContext;
  readonly edition: number;
  readonly until: number;
}

const holderParts = ['companyId', 'personId', 'sessionId', 'tabId'] as const;
const idBytes = 16;
const contentBytes = holderParts.length * idBytes + 4 + 6;
const macBytes = 32;

/** The grant itself and a seal nobody else can make: no row has to be kept for it. */
export function sealManual(secret: string, { holder, edition, until }: ManualGrant): string {
  const content = Buffer.alloc(contentBytes);
  let at = 0;
  for (const part of holderParts) at += content.write(holder[part].replaceAll('-', ''), at, 'hex');
  at = content.writeUInt32BE(edition, at);
  content.writeUIntBE(until, at, 6);
  return Buffer.concat([content, macOf(secret, content)]).toString('base64url');
}

/** What the address gives, if we made it; whether its time has come is for the caller to see. */
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
