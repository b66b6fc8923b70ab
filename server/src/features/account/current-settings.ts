import { type EstimateSettings, firstSettings } from '@dre/core/domain/account/settings';
import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { Db } from '../../database/connections/connection.ts';
import { companyNamed, settingsOf, sideNamingOf } from './settings-queries.ts';

export interface CurrentSettings {
  /** 0: nobody has changed anything yet. */
  readonly revision: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly settings: EstimateSettings;
}

/** What new estimates of the company start with, now. */
export async function currentSettings(trx: Db, companyId: string): Promise<CurrentSettings> {
  const row = await settingsOf(trx, companyId);
  if (row === undefined) {
    const settings = firstSettings(await companyNamed(trx, companyId));
    return { revision: 0, changedAt: null, changedBy: null, settings };
  }
  return {
    revision: row.revision,
    changedAt: row.changed_at,
    changedBy: row.changed_by_name,
    settings: row.content,
  };
}

/** What the company calls the two long sides of a coach, without reading all of its settings. */
export async function currentSideNaming(trx: Db, companyId: string): Promise<SideNaming> {
  return (await sideNamingOf(trx, companyId)) ?? 'road-curb';
}
