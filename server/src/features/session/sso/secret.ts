import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, so a plain hash protects it as well as a slow one. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
