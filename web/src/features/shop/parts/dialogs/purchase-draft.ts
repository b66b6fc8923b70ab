import type { BodyOf } from '@dre/core/contract/endpoint';
import type { writePurchaseOrder } from '@dre/core/contract/shop/purchase-orders';
import { vendorKey } from '@dre/core/domain/shop/model/vendor';
import { cents } from '@dre/core/domain/units';
import type { VendorEntry } from '../use-parts.ts';
import type { OpenPart } from '../view/parts-view.ts';

/** Stands for the vendor whose name is typed in the dialog. */
export const newVendor = 'new';

/** Parts to order, as the dialog holds them. */
export interface PurchaseDraft {
  readonly lines: readonly {
    readonly row: OpenPart;
    /** The id of a vendor, or `newVendor`; null until somebody chooses. */
    readonly vendor: string | null;
    readonly cost: number | null;
  }[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty if the vendor gave no day. */
  readonly expected: string;
  readonly note: string;
}

/** Each part with its last vendor and cost. A vendor that was only ever written down by name is a new one. */
export function purchaseDraft(
  rows: readonly OpenPart[],
  vendors: readonly Pick<VendorEntry, 'vendor'>[],
): PurchaseDraft {
  const known = new Map(vendors.map(({ vendor }) => [vendorKey(vendor.name), vendor.id]));
  const unknown = rows.find(({ vendor }) => vendor !== '' && !known.has(vendorKey(vendor)))?.vendor ?? '';
  const vendorOf = ({ vendor }: OpenPart) =>
    known.get(vendorKey(vendor)) ??
    (vendor !== '' && vendorKey(vendor) === vendorKey(unknown) ? newVendor : null);
  return {
    lines: rows.map((row) => ({
      row,
      vendor: vendors.length === 0 ? newVendor : vendorOf(row),
      cost: row.part.orders.at(-1)?.cost ?? null,
    })),
    name: unknown,
    email: '',
    phone: '',
    expected: '',
    note: '',
  };
}

export function selectedVendors({ lines }: PurchaseDraft): readonly string[] {
  return [...new Set(lines.flatMap(({ vendor }) => vendor ?? []))];
}

/** The vendor of every line; null unless all have the same one. */
export function sharedVendor(draft: PurchaseDraft): string | null {
  const [first = null] = draft.lines.map(({ vendor }) => vendor);
  return draft.lines.every(({ vendor }) => vendor === first) ? first : null;
}

export function withVendor(draft: PurchaseDraft, vendor: string): PurchaseDraft {
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, vendor })) };
}

type PurchaseBody = BodyOf<typeof writePurchaseOrder>;

/** The purchase order of one vendor. */
export function purchaseBody(
  { lines, expected, note }: PurchaseDraft,
  vendor: string,
  given: Pick<PurchaseBody, 'id' | 'vendorId'>,
): PurchaseBody {
  return {
    ...given,
    note: note.trim(),
    expected: expected === '' ? null : expected,
    lines: lines
      .filter((line) => line.vendor === vendor)
      .map(({ row, cost }) => ({
        order: row.order,
        part: row.part.work.key,
        quantity: row.quantities.toOrder,
        cost: cost === null ? null : cents(cost),
      })),
  };
}
