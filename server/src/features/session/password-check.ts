import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';

/** Compared against when there is no such person, so that time does not tell whether an e-mail address is known. */
const nobodysHash = hash('nobody has this password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Told the cost of each comparison, which takes nearly all the time of an answer; nothing of the password or its hash. */
export const comparisons = channel('dre:password-compared');

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const compared = storedHash ?? (await nobodysHash);
  comparisons.publish(compared.split('$').slice(1, 4).join(' '));
  const matches = await verify(compared, password);
  return matches && storedHash !== null;
}
