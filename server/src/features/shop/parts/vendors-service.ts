import { type Vendor, vendorKey } from '@dre/core/domain/shop/model/vendor';
import { leadTimes } from '@dre/core/domain/shop/parts/lead-times';
import { accept, refuse } from '@dre/core/domain/result';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { type GivenRecord, putRecord } from '../setup/put-record.ts';
import { refusedUnless } from '../shop-access.ts';
import { lastOrders } from './parts-queries.ts';
import { storeVendor, vendorRows } from './vendors-queries.ts';

/** Repair orders whose deliveries tell the usual lead times. */
const ordersForLeadTimes = 300;

/** Vendors are contacts: only those who order parts read them. */
export async function readVendors(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'handle-parts');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const rows = await vendorRows(trx);
  const times =
    rows.length === 0 ? new Map<string, never>() : leadTimes(await lastOrders(trx, ordersForLeadTimes));
  return accept({
    vendors: rows.map(({ vendor, revision }) => ({
      vendor,
      revision,
      leadTime: times.get(vendorKey(vendor.name)) ?? null,
    })),
  });
}

export async function putVendor(
  context: CompanyContext,
  id: string,
  { vendor, ...given }: GivenRecord & { readonly vendor: Vendor },
) {
  const forbidden = refusedUnless(context, 'handle-parts');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const key = vendorKey(vendor.name);
  const isTaken = (await vendorRows(trx)).some(
    (row) => row.vendor.id !== id && vendorKey(row.vendor.name) === key,
  );
  if (isTaken && !given.isRemoved) return refuse(nameTaken);
  return putRecord(context, { table: 'vendor', id, recordId: vendor.id }, given, (write) =>
    storeVendor(trx, write, vendor),
  );
}

const nameTaken = { kind: 'conflict', detail: 'Another vendor has this name.' } as const;
