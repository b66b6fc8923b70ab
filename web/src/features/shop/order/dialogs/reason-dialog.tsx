import type { SentShopChange } from '@dre/core/contract/shop/shop-edits';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from '../../dialogs/order-dialog.tsx';

interface ReasonDialogProps extends OrderDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly change: (reason: string) => SentShopChange;
  readonly children: ReactNode;
}

/** Something that needs nothing but its reason. */
export function ReasonDialog({ orderId, onClose, title, submit, done, change, children }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title={title}>
      {(order) => (
        <OrderForm
          submit={submit}
          onClose={onClose}
          done={done}
          changes={text === '' ? null : [{ order: order.id, change: change(text) }]}
        >
          <p className={dialogStyles['muted']}>{children}</p>
          <TextField
            label="Reason"
            isRequired
            inputRef={takeFocus}
            maxLength={shopLimits.shortText}
            value={reason}
            onChange={setReason}
          />
        </OrderForm>
      )}
    </OrderDialog>
  );
}
