import { type EstimateSettings, firstSettings } from '@dre/core/domain/account/settings';
import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { Db } from '../../database/connections/connection.ts';
import { companyNamed, settingsOf, sideNamingOf } from './settings-queries.ts';

export interface CurrentSettings {
  /** 0 until the settings are first changed. */
  readonly revision: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly settings: EstimateSettings;
}

/** The settings new estimates of the company start with. */
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

/** Reads only the company's names for the two long sides of a coach, not all of its settings. */
export async function currentSideNaming(trx: Db, companyId: string): Promise<SideNaming> {
  return (await sideNamingOf(trx, companyId)) ?? 'road-curb';
}
