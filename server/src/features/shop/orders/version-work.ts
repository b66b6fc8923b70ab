import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { hashOf, type VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { defaultTaskOptions } from '@dre/core/domain/shop/tasks/tasks-of';
import { versionWork } from '@dre/core/domain/shop/tasks/version-work';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { VersionWork } from '@dre/core/domain/shop/model/version-work';
import type { Db } from '../../../database/connections/connection.ts';
import { contentsOf } from '../../catalogue/open-books.ts';
import { type ExportedVersion, exportedVersion } from '../../estimates/exchange/exported-version.ts';
import { withDrawnLocations } from '../../estimates/record/drawn-locations.ts';
import type { EstimateRecord } from '../../estimates/record/estimates-queries.ts';

/** The work of a locked version, priced with its own book; each line stands on the part the builder numbers. */
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
  const items = await drawnItems(found, await contentsOf(trx, found.edition));
  return versionWork(head, items, { ...defaultTaskOptions, settings });
}

/** Work items with their lines on the regions of the drawing. */
async function drawnItems(
  { content, priced: { items } }: ExportedVersion,
  contents: BookContents,
): Promise<readonly WorkItem[]> {
  const written = { ...content, lines: items.map(({ line }) => line) };
  const { lines } = await withDrawnLocations(written, contents);
  return items.map((item, index) => ({ ...item, line: lines[index] ?? item.line }));
}
