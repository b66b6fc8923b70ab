import type { SentShopChange, SentShopEdit } from '@dre/core/contract/shop/shop-edits';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { applyShopEdit, invertShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopUndoTarget } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopRefusal } from '@dre/core/domain/shop/model/shop-refusal';
import { mayChangeOrder, type ShopAuthor } from '@dre/core/domain/shop/roles/shop-permissions';
import type { PendingShopEdit } from './shop-transport.ts';

/** A change of one order. */
export interface OrderChange {
  readonly order: string;
  readonly change: SentShopChange;
  /** The edit it undoes, if it is an undo. */
  readonly takesBack?: ShopUndoTarget | undefined;
}

export type ShopWriteRefusal = ShopRefusal | { readonly kind: 'not-your-role' | 'order-not-read' };

interface AppliedOrderChanges {
  readonly edits: readonly PendingShopEdit[];
  /** Changes that lead back, newest first; null if one of the changes has no undo. */
  readonly inverses: readonly OrderChange[] | null;
}

interface OrderChangesInput {
  readonly author: ShopAuthor;
  readonly at: string;
  readonly orderOf: (id: string) => RepairOrder | undefined;
  readonly newId: () => string;
}

/** Applies all changes in order, or none. The server signs the edits again. */
export function applyOrderChanges(
  changes: readonly OrderChange[],
  { author, at, orderOf, newId }: OrderChangesInput,
): Result<AppliedOrderChanges, ShopWriteRefusal> {
  const shown = new Map<string, RepairOrder>();
  const edits: PendingShopEdit[] = [];
  const inverses: OrderChange[] = [];
  for (const { order, change, takesBack } of changes) {
    const before = shown.get(order) ?? orderOf(order);
    if (before === undefined) return refuse({ kind: 'order-not-read' });
    if (!mayChangeOrder(author, before, change)) return refuse({ kind: 'not-your-role' });
    const edit: SentShopEdit = {
      ...change,
      id: newId(),
      by: author.name,
      at,
      ...(takesBack !== undefined && { takesBack }),
    };
    const outcome = applyShopEdit(before, edit);
    if (!outcome.ok) return outcome;
    const inverse = inverseOf(order, { before, after: outcome.value }, edit);
    if (inverse !== null) inverses.unshift(inverse);
    shown.set(order, outcome.value);
    edits.push({ id: edit.id, order, edit });
  }
  return accept({ edits, inverses: inverses.length === edits.length ? inverses : null });
}

function inverseOf(
  order: string,
  states: { readonly before: RepairOrder; readonly after: RepairOrder },
  edit: SentShopEdit,
): OrderChange | null {
  const inverse = invertShopEdit(states, edit, () => '');
  if (!inverse.ok) return null;
  const { id: _id, by: _by, at: _at, takesBack, ...change } = inverse.value;
  return { order, change: change as SentShopChange, takesBack };
}
