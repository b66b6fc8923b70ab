import { putVendor } from '@dre/core/contract/shop/parts';
import { writePurchaseOrder } from '@dre/core/contract/shop/purchase-orders';
import type { PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import { useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { newId } from '../../../../lib/new-id.ts';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import type { Parts } from '../use-parts.ts';
import { newVendor, purchaseBody, type PurchaseDraft, selectedVendors } from './purchase-draft.ts';

/** Stores the new vendor, then one purchase order per vendor, and opens the first of them in the panel. Ids are kept, so a second try orders nothing twice. */
export function useOrderParts({ reload, show, address }: Pick<Parts, 'reload' | 'show' | 'address'>) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [ids] = useState(() => ({ vendor: newId(), purchases: new Map<string, string>() }));
  const [isVendorStored, setVendorStored] = useState(false);
  const storeVendor = async ({ name, email, phone }: PurchaseDraft): Promise<string | null> => {
    if (isVendorStored) return null;
    const vendor = {
      id: ids.vendor,
      name: name.trim(),
      contact: '',
      phone: phone.trim(),
      email: email.trim(),
      account: '',
    };
    const stored = await api.call(putVendor, {
      params: { id: vendor.id },
      body: { revision: 0, isRemoved: false, vendor },
    });
    if (!stored.ok) return problemText(stored.refusal);
    setVendorStored(true);
    return null;
  };
  const orderAll = async (draft: PurchaseDraft): Promise<string | null> => {
    const written: PurchaseOrder[] = [];
    for (const vendor of selectedVendors(draft)) {
      const refused = vendor === newVendor ? await storeVendor(draft) : null;
      if (refused !== null) return refused;
      const id = ids.purchases.get(vendor) ?? newId();
      ids.purchases.set(vendor, id);
      const vendorId = vendor === newVendor ? ids.vendor : vendor;
      const body = purchaseBody(draft, vendor, { id, vendorId });
      const reply = await api.call(writePurchaseOrder, { body });
      if (!reply.ok) return problemText(reply.refusal);
      written.push(reply.value.purchase);
    }
    const numbers = written.map(({ number }) => number).join(', ');
    const drafts = written.length === 1 ? 'is a draft. Send it' : 'are drafts. Send each of them';
    void showBanner({ message: `${numbers} ${drafts} to the vendor from the panel.` });
    const [first] = written;
    if (first !== undefined) show({ ...address, purchase: first.id }, true);
    return null;
  };
  const order = async (draft: PurchaseDraft): Promise<boolean> => {
    setBusy(true);
    const refused = await orderAll(draft);
    setProblem(refused);
    setBusy(false);
    reload();
    return refused === null;
  };
  return { order, isBusy, problem };
}
