import type { Db } from '../database/connections/connection.ts';
import { auditChains, firstBrokenSeal } from './audit-queries.ts';

export interface Verdict {
  readonly isWhole: boolean;
  readonly sentence: string;
}

/** PostgreSQL's error codes for a missing table and a missing role. */
const notThere = new Set(['42P01', '22023']);

/** Reads every audit chain and reports the first entry of each with a broken seal. */
export async function verifyRecord(db: Db): Promise<Verdict> {
  try {
    return await readRecord(db);
  } catch (cause) {
    if (!notThere.has((cause as { code?: string }).code ?? '')) throw cause;
    return {
      isWhole: false,
      sentence:
        'This database has no record yet: it is empty, or older than the record. Start the product once, which brings it up to date, and verify again.',
    };
  }
}

async function readRecord(db: Db): Promise<Verdict> {
  const chains = await auditChains(db);
  const broken: string[] = [];
  for await (const chain of chains) {
    const found = await firstBrokenSeal(db, chain);
    if (found !== undefined) broken.push(found);
  }
  return broken.length === 0
    ? {
        isWhole: true,
        sentence: `The record is whole: ${String(chains.length)} ${chains.length === 1 ? 'chain' : 'chains'}.`,
      }
    : { isWhole: false, sentence: `The record was altered at ${broken.join(', ')}.` };
}
