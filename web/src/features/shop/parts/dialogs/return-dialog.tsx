import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { count } from '../../board/view/board-text.ts';
import styles from '../../dialogs/dialogs.module.css';
import { takeFocus } from '../../dialogs/order-dialog.tsx';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { OpenPart } from '../view/parts-view.ts';

interface ReturnDialogProps {
  readonly rows: readonly OpenPart[];
  readonly write: PartsScreen['write'];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sends back everything that is damaged, wrong or too many. */
export function ReturnDialog({ rows, write, onClose, onDone }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  const submit = async () => {
    const changes = rows.flatMap((row) => returnsOf(row, reason.trim()));
    if (await write(changes, `${count(rows.length, 'part')} returned.`)) onDone();
    else onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Return">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ul className={styles['list']} aria-label="What goes back">
          {rows.map(({ id, part, quantities, vendor, number }) => (
            <li key={id}>
              <b>{part.work.description}</b>
              {`, ${partCountText(quantities.damagedHere + quantities.surplus, part.work.unit)}`}
              <span className={styles['muted']}>{` ${[number, vendor].filter(Boolean).join(', ')}`}</span>
            </li>
          ))}
        </ul>
        <TextField
          label="Reason (optional)"
          maxLength={shopLimits.shortText}
          inputRef={takeFocus}
          value={reason}
          onChange={setReason}
        />
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Return
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function returnsOf({ order, part, quantities }: OpenPart, reason: string): readonly OrderChange[] {
  const kinds = [
    { of: 'damaged', quantity: quantities.damagedHere },
    { of: 'good', quantity: quantities.surplus },
  ] as const;
  return kinds
    .filter(({ quantity }) => quantity > 0)
    .map(({ of, quantity }) => ({
      order,
      change: { kind: 'return-part', part: part.work.key, returned: { id: newId(), quantity, of, reason } },
    }));
}
