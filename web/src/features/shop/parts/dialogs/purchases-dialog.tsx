import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import styles from '../../dialogs/dialogs.module.css';
import { takeFocus } from '../../dialogs/order-dialog.tsx';
import type { Parts } from '../use-parts.ts';
import { foundPurchases, purchaseSummary } from '../view/purchases.ts';

/** The last purchase orders; one of them is opened in the panel. */
export function PurchasesDialog({ parts, onClose }: { readonly parts: Parts; readonly onClose: () => void }) {
  const { purchases, show, address, zone } = parts;
  const [find, setFind] = useState('');
  const found = foundPurchases(purchases, find);
  return (
    <Dialog isOpen onClose={onClose} title="Purchase orders">
      {purchases.length === 0 ? (
        <p className={styles['muted']}>Nothing was ordered here yet.</p>
      ) : (
        <div className={styles['form']}>
          <TextField
            label="Find a purchase order"
            placeholder="Number, vendor, part or repair order"
            type="search"
            maxLength={100}
            inputRef={takeFocus}
            value={find}
            onChange={setFind}
          />
          <ul className={styles['list']}>
            {found.map((one) => {
              const { id, number, vendor } = one.purchase;
              return (
                <li key={id} className={styles['row']}>
                  <span>
                    <b>{number}</b> {vendor.name}
                    <br />
                    <span className={styles['muted']}>{purchaseSummary(one, zone)}</span>
                  </span>
                  <Button
                    aria-label={`Open ${number}`}
                    onPress={() => {
                      onClose();
                      show({ ...address, purchase: id });
                    }}
                  >
                    Open
                  </Button>
                </li>
              );
            })}
          </ul>
          <output className={styles['muted']}>
            {found.length === 0 &&
              `No purchase order has “${find.trim()}” in its number, vendor, parts or repair orders.`}
          </output>
        </div>
      )}
    </Dialog>
  );
}
