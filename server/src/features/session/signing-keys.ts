import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Db } from '../../database/connections/connection.ts';

export const signatureAlgorithm = 'EdDSA';
const newKeyAfterMs = 30 * 24 * 3_600_000;
/** Lifetime of the loaded key list, so that a flood of forged key ids causes no queries. */
const keysFreshMs = 10_000;

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

export interface SigningKeys {
  /** The newest key; created or rotated when due. */
  signing(): Promise<SigningKey>;
  /** The public key with this id, if it is one of the two valid ones. */
  verifying(kid: string): Promise<CryptoKey | undefined>;
}

interface LoadedKey extends SigningKey {
  readonly publicKey: CryptoKey;
  readonly createdAt: Date;
}

/** The keys of this installation, shared by all processes through the database. */
export function signingKeys(db: Db, now: () => Date): SigningKeys {
  let loaded: readonly LoadedKey[] = [];
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  const load = async () => {
    loaded = await loadKeys(db);
    loadedAtMs = now().getTime();
    return loaded;
  };
  return {
    async signing() {
      const newest = loaded[0] ?? (await load())[0];
      if (newest !== undefined && now().getTime() - newest.createdAt.getTime() < newKeyAfterMs) return newest;
      await insertKey(db, now());
      const [created] = await load();
      if (created === undefined) throw new Error('The signing key that was just stored cannot be read.');
      return created;
    },
    async verifying(kid) {
      const cached = loaded.find((key) => key.kid === kid);
      if (cached !== undefined) return cached.publicKey;
      // A clock that was set back must not keep the list fresh until it has caught up.
      if (Math.abs(now().getTime() - loadedAtMs) < keysFreshMs) return undefined;
      return (await load()).find((key) => key.kid === kid)?.publicKey;
    },
  };
}

/** Two keys are valid: the newest, and the one before it for the tokens it signed. */
async function loadKeys(db: Db): Promise<LoadedKey[]> {
  const rows = await db
    .selectFrom('signing_key')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .limit(2)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      kid: row.kid,
      createdAt: row.created_at,
      privateKey: await keyFrom(row.private_jwk),
      publicKey: await keyFrom(row.public_jwk),
    })),
  );
}

async function insertKey(db: Db, now: Date): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair(signatureAlgorithm, {
    crv: 'Ed25519',
    extractable: true,
  });
  await db
    .insertInto('signing_key')
    .values({
      kid: randomUUID(),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      created_at: now,
    })
    .execute();
}

async function keyFrom(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signatureAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key is not a key pair.');
  return key;
}
