import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { count } from '../../board/view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import styles from '../../dialogs/dialogs.module.css';
import { dayOf } from '../../open/shop-day.ts';
import type { Parts } from '../use-parts.ts';
import { purchaseStateText } from '../view/purchases.ts';

/** The last purchase orders; one of them is opened in the panel. */
export function PurchasesDialog({ parts, onClose }: { readonly parts: Parts; readonly onClose: () => void }) {
  const { purchases, show, address, zone } = parts;
  return (
    <Dialog isOpen onClose={onClose} title="Purchase orders">
      {purchases.length === 0 && <p className={styles['muted']}>Nothing was ordered here yet.</p>}
      <ul className={styles['list']}>
        {purchases.map((one) => {
          const { id, number, vendor, lines, written } = one.purchase;
          return (
            <li key={id} className={styles['row']}>
              <span>
                <b>{number}</b> {vendor.name}
                <br />
                <span className={styles['muted']}>
                  {`${purchaseStateText(one, zone)}, ${count(lines.length, 'line')}, ${shortDay(dayOf(zone, written.at))}`}
                </span>
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
    </Dialog>
  );
}
