import { estimateLimits, type NameKind } from '@dre/core/contract/estimates/estimates';
import { insurerKey } from '@dre/core/domain/account/insurer-profile';
import { accept, refuse } from '@dre/core/domain/result';
import { currentSettings } from '../../account/current-settings.ts';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import { namesUsed } from '../record/estimates-queries.ts';

export interface NamesQuery {
  readonly of: NameKind;
  readonly find?: string;
  readonly insurer?: string;
}

/** Suggests names during intake. Insurers with a profile come first, as naming them applies it. */
export async function listNames(context: EstimateContext, { of, find = '', insurer = '' }: NamesQuery) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const limit = estimateLimits.names;
  const used = await namesUsed(context.auth.trx, { of, find, insurer: insurer.trim(), limit });
  const profiled = of === 'insurer' ? await insurersWithProfile(context, find) : [];
  return accept(onceEach([...profiled, ...used]).slice(0, limit));
}

async function insurersWithProfile(
  { auth: { trx, company } }: EstimateContext,
  find: string,
): Promise<string[]> {
  const { settings } = await currentSettings(trx, company.companyId);
  const sought = find.trim().toLowerCase();
  return settings.profiles
    .flatMap(({ insurers }) => insurers)
    .filter((name) => name.toLowerCase().includes(sought));
}

function onceEach(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => {
    const key = insurerKey(name);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
