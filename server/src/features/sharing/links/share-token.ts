import { createHash, randomBytes } from 'node:crypto';

export interface NewToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** The token is 256 random bits, so a plain hash protects it as well as a slow one. */
export function newToken(): NewToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** Looked up by its hash, so that the time taken does not depend on how much of a token was guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function shareAddress(token: string): string {
  return `/share/${token}`;
}
