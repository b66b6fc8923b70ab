import { hash, verify } from '@node-rs/argon2';

/** Compared against when there is no such person, so that time does not tell whether an e-mail address is known. */
const nobodysHash = hash('nobody has this password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return matches && storedHash !== null;
}
