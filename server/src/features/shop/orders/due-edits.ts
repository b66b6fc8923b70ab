import { randomUUID } from 'node:crypto';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { applyShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { VersionWork } from '@dre/core/domain/shop/model/version-work';
import type { Signature } from '@dre/core/domain/shop/model/signature';
import { dueAuthorization } from '@dre/core/domain/shop/tasks/due-authorization';

/** The edits that bring an order up to the answers on its estimate's versions. */
export async function dueEdits(
  order: RepairOrder,
  versions: readonly VersionRecord[],
  { signature, workOf }: { signature: Signature; workOf: (version: VersionRecord) => Promise<VersionWork> },
): Promise<readonly ShopEdit[]> {
  const edits: ShopEdit[] = [];
  let now = order;
  for (;;) {
    const due = dueAuthorization(now, versions);
    if (due === null) return edits;
    const { workOf: version, ...authorization } = due;
    const edit: ShopEdit = {
      kind: 'authorize-version',
      id: randomUUID(),
      ...signature,
      ...authorization,
      work: await workOf(version),
    };
    const applied = applyShopEdit(now, edit);
    // A closed order takes no further version.
    if (!applied.ok) return edits;
    edits.push(edit);
    now = applied.value;
  }
}
