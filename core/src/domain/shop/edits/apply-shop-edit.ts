import { canonicalJson } from '../../hashing/canonical-json.ts';
import { sha256 } from '../../hashing/sha256.ts';
import { accept, refuse, type Result } from '../../result.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopChange, ShopEdit, ShopEditKind } from '../model/shop-edit.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import { checkEdits } from './check-edits.ts';
import { closingEdits } from './closing-edits.ts';
import { holdEdits } from './hold-edits.ts';
import { openingEdits } from './opening-edits.ts';
import { partEdits } from './part-edits.ts';
import { photoEdits } from './photo-edits.ts';
import { planEdits } from './plan-edits.ts';
import type { ShopEditHandler, ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';
import { subletEdits } from './sublet-edits.ts';
import { taskEdits } from './task-edits.ts';
import { withdrawEdits } from './withdraw-edits.ts';

const handlers: ShopEditHandlers<ShopEditKind> = {
  ...openingEdits,
  ...closingEdits,
  ...planEdits,
  ...holdEdits,
  ...taskEdits,
  ...partEdits,
  ...subletEdits,
  ...checkEdits,
  ...photoEdits,
  ...withdrawEdits,
};

/** All edit kinds; tests iterate over them so each is exercised. */
export const shopEditKinds = Object.keys(handlers) as readonly ShopEditKind[];

/** Every change of a repair order goes through here, in the browser and on the server. */
export function applyShopEdit(order: RepairOrder, edit: ShopEdit): ShopOutcome {
  const closed = stateRefusal(order, edit);
  if (closed !== null) return refuse(closed);
  const { id: _, by, at, takesBack, ...rest } = edit;
  const change = rest as ShopChange;
  const handler = handlerOf(change);
  if (takesBack !== undefined && takesBack.wrote !== fingerprint(handler.target(order, change))) {
    // Somebody else wrote it since, so nothing is left to undo.
    return accept(order);
  }
  return handler.apply(order, change, { by, at });
}

/** The edit that undoes `edit`; it applies only while nobody overwrote the value since. */
export function invertShopEdit(
  { before, after }: { readonly before: RepairOrder; readonly after: RepairOrder },
  edit: ShopEdit,
  newId: () => string,
): Result<ShopEdit, ShopRefusal> {
  const { id, by, at, takesBack: _, ...rest } = edit;
  const change = rest as ShopChange;
  const inverse = handlerOf(change).undo(before, change);
  if (inverse === null) return refuse({ kind: 'cannot-be-undone' });
  const wrote = fingerprint(handlerOf(inverse).target(after, inverse));
  return accept({ ...inverse, id: newId(), by, at, takesBack: { edit: id, wrote } });
}

function fingerprint(value: unknown): string {
  return sha256(canonicalJson(value ?? null)).slice(0, 16);
}

function handlerOf<C extends ShopChange>(change: C): ShopEditHandler<C['kind']> {
  // The table has a handler for every kind, but the compiler cannot relate it to the kind through a key.
  return handlers[change.kind] as ShopEditHandler<C['kind']>;
}

/** Vendors are still owed parts, insurers still answer and owners look at photos after a unit left. */
const afterDelivery: ReadonlySet<ShopEditKind> = new Set([
  'reopen',
  'return-part',
  'authorize-version',
  'release-photo',
  'withhold-photo',
]);

function stateRefusal({ state }: RepairOrder, edit: ShopEdit): ShopRefusal | null {
  const { kind } = edit;
  if (kind === 'open-order') return state === 'new' ? null : { kind: 'order-opened-already' };
  if (state === 'new') return { kind: 'order-not-opened' };
  if (state === 'open') return kind === 'reopen' ? { kind: 'order-not-closed' } : null;
  if (state === 'void') return kind === 'reopen' ? null : { kind: 'order-closed', state };
  const isReturnWithdrawn = kind === 'withdraw-record' && edit.record === 'return';
  return afterDelivery.has(kind) || isReturnWithdrawn ? null : { kind: 'order-closed', state };
}
