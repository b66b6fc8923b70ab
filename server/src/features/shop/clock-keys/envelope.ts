import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';

const curve = 'prime256v1';
const pointBytes = 65;
const nonceBytes = 12;
const tagBytes = 16;

/** The server's P-256 point, to which tablets envelope PINs. The secret is the installation's. */
export function sealingPoint(secret: string): string {
  return keyPair(secret).getPublicKey().toString('base64url');
}

function keyPair(secret: string) {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  return pair;
}

/** The text of an envelope; undefined if it was not sealed to this server. */
export function openEnvelope(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < pointBytes + nonceBytes + tagBytes) return undefined;
  const point = bytes.subarray(0, pointBytes);
  const nonce = bytes.subarray(pointBytes, pointBytes + nonceBytes);
  const box = bytes.subarray(pointBytes + nonceBytes, -tagBytes);
  try {
    const shared = keyPair(secret).computeSecret(point);
    const key = Buffer.from(hkdfSync('sha256', shared, point, 'dre-clock-pin', 32));
    const opener = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([opener.update(box), opener.final()]).toString('utf8');
  } catch {
    // A point off the curve, another server's key or changed bytes.
    return undefined;
  }
}

/** True if the bytes are a point of the curve, so that a signature can be checked with them. */
export function isPublicKey(bytes: Buffer): boolean {
  try {
    verifyingKey(bytes);
    return true;
  } catch {
    return false;
  }
}

function verifyingKey(bytes: Buffer) {
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  if (bytes.length !== pointBytes || bytes[0] !== 4) throw new Error('not an uncompressed point');
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  return createPublicKey({ key: jwk, format: 'jwk' });
}

export function isSignedBy(publicKey: Buffer, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  const key = { key: verifyingKey(publicKey), dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(text), key, bytes);
}
