import { hashOf, type VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { defaultTaskOptions } from '@dre/core/domain/shop/tasks/tasks-of';
import { versionWork } from '@dre/core/domain/shop/tasks/version-work';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { VersionWork } from '@dre/core/domain/shop/model/version-work';
import type { Db } from '../../../database/connections/connection.ts';
import { exportedVersion } from '../../estimates/exchange/exported-version.ts';
import type { EstimateRecord } from '../../estimates/record/estimates-queries.ts';

/** The work of a locked version, priced with its own book. */
export async function workOfVersion(
  trx: Db,
  { companyId, settings }: { readonly companyId: string; readonly settings: ShopSettings },
  record: EstimateRecord,
  version: VersionRecord,
): Promise<VersionWork> {
  const correction = version.corrections.at(-1)?.label ?? '';
  const found = await exportedVersion(trx, companyId, record, { label: version.label, correction });
  if (found === undefined) throw new Error(`Version ${version.label} is not stored.`);
  const head = { version: version.label, hash: hashOf(version) };
  return versionWork(head, found.priced.items, { ...defaultTaskOptions, settings });
}
