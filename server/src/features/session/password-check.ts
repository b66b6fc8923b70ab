import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';

/** Compared for unknown people, so that response time does not reveal which e-mail addresses exist. */
const nobodysHash = hash('nobody has this password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Publishes the cost of each comparison, which dominates response time, and nothing of the password or its hash. */
export const comparisons = channel('dre:password-compared');

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const compared = storedHash ?? (await nobodysHash);
  comparisons.publish(compared.split('$').slice(1, 4).join(' '));
  const matches = await verify(compared, password);
  return matches && storedHash !== null;
}
