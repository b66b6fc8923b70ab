import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, so a plain hash keeps it as safe as a slow one would. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
