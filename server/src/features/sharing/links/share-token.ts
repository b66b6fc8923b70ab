import { createHash, randomBytes } from 'node:crypto';

export interface NewToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** 256 bits of chance: a plain hash keeps them as safe as a slow one would. */
export function newToken(): NewToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** Found by its hash, so that nothing of the time it takes depends on how much of a token was guessed right. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function shareAddress(token: string): string {
  return `/share/${token}`;
}
