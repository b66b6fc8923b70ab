import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../connections/connection.ts';

const validForHours = 24;

/** A new one-time link to create the first administrator. Earlier unused links stop working. */
export async function createSetupLink(db: Db, now: Date): Promise<{ path: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validForHours * 3_600_000);
  await db.deleteFrom('setup_link').where('used_at', 'is', null).execute();
  await db
    .insertInto('setup_link')
    .values({ token_hash: setupTokenHash(token), created_at: now, expires_at: expiresAt })
    .execute();
  return { path: `/set-password/${token}`, expiresAt };
}

/** The token has 256 random bits, so a plain hash protects it as well as a slow one. */
export function setupTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
