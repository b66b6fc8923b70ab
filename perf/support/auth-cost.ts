import { randomUUID } from 'node:crypto';
import { accept } from '@dre/core/domain/result';
import { closeDatabase, type Db, openDatabase } from '../../server/src/database/connections/connection.ts';
import { colleagues } from '../../server/src/features/companies/people-queries.ts';
import { sessionAuthenticator } from '../../server/src/features/session/session-authenticator.ts';
import { signingKeys } from '../../server/src/features/session/signing-keys.ts';
import { signToken } from '../../server/src/features/session/token.ts';
import { stayInCompany } from '../../server/src/testing/measuring.ts';
import { filledDatabase, peopleEach, type Somebody } from './filled-database.ts';
import type { Measurement } from '../goal.ts';

const rounds = 11;
const tries = 300;

export const authMeans = `and the list of a company's ${peopleEach} people, as the product asks for it, in a transaction: behind the check of token, session, person, membership and company, against the same transaction with nobody asked and the company set beforehand; one connection, by turns, least of ${tries}, the middle one of ${rounds} such rounds`;

/** The cost authentication adds to a call. */
export async function authCost(databaseUrl: string): Promise<Measurement> {
  const somebody = await filledDatabase(databaseUrl);
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    const { signedIn, bare } = await bothWays(db, somebody);
    const ratios: number[] = [];
    for (let done = 0; done < rounds; done += 1) ratios.push(await ratioOf(signedIn, bare));
    const middle = ratios.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? Infinity;
    return { name: 'whole-request-times-bare', value: middle, limit: 1.2 };
  } finally {
    await closeDatabase(db);
  }
}

async function bothWays(db: Db, somebody: Somebody) {
  const { companyId } = somebody;
  const now = () => new Date();
  const keys = signingKeys(db, now);
  const claims = { userName: 'Somebody', products: ['DRE'], features: [], companies: [] };
  const credentials = {
    authorization: `Bearer ${await signToken(keys, somebody, claims, now())}`,
    company: companyId,
    requestId: randomUUID(),
    isSignOfLife: true,
    isReading: true,
  };
  const gatekeeper = sessionAuthenticator({ db, keys, now });
  await stayInCompany(db, companyId);
  return {
    signedIn: async () => {
      const caller = await gatekeeper.verify(credentials);
      const list = await caller.authorize('company', async ({ trx }) =>
        accept(await colleagues(trx, companyId)),
      );
      return list.ok ? list.value : [];
    },
    bare: () => db.transaction().execute((trx) => colleagues(trx, companyId)),
  };
}

type List = () => Promise<readonly unknown[]>;

async function ratioOf(signedIn: List, bare: List): Promise<number> {
  let [least, leastBare] = [Infinity, Infinity];
  for (let done = 0; done < tries; done += 1) {
    least = Math.min(least, await timeOf(signedIn));
    leastBare = Math.min(leastBare, await timeOf(bare));
  }
  return least / leastBare;
}

async function timeOf(work: List): Promise<number> {
  const started = performance.now();
  const { length } = await work();
  const taken = performance.now() - started;
  if (length !== peopleEach) throw new Error(`The list has ${length} people instead of ${peopleEach}.`);
  return taken;
}
