/// <reference types="vite/types/importMeta.d.ts" />
import { createHash } from 'node:crypto';

/** Loads the hashes when the first password is set: an ordinary start needs none of them. */
const list = import.meta.glob<string>('./breached-passwords.txt', { query: '?raw', import: 'default' });

/** True if a password of twelve characters or more is in lists that attackers try. Case is ignored. */
export async function isBreached(password: string): Promise<boolean> {
  const [read] = Object.values(list);
  if (read === undefined) throw new Error('The list of breached passwords is not there.');
  const fingerprint = createHash('sha256').update(password.toLowerCase()).digest('hex').slice(0, 10);
  const fingerprints = await read();
  return `\n${fingerprints}`.includes(`\n${fingerprint}\n`);
}
