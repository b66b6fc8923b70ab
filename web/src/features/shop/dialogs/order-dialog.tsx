import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import type { OrderChange } from '../../../offline/shop/apply-order-changes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useShopStore } from '../open/use-shop.ts';
import styles from './dialogs.module.css';
import { useOrder } from './use-order.ts';
import { writeOrder } from './write-order.ts';

/** Props of every dialog about one order. */
export interface OrderDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** A dialog about one order, which is read first if need be. */
export function OrderDialog({
  orderId,
  onClose,
  title,
  children,
}: OrderDialogProps & {
  readonly title: string;
  readonly children: (order: RepairOrder) => ReactNode;
}) {
  const { order, problem } = useOrder(orderId);
  return (
    <Dialog isOpen onClose={onClose} title={order === undefined ? title : `${title}: ${order.number}`}>
      {order === undefined && problem === undefined && <Skeleton shape="block" />}
      {problem !== undefined && order === undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      {order !== undefined && children(order)}
    </Dialog>
  );
}

interface OrderFormProps {
  readonly submit: string;
  readonly onClose: () => void;
  /** The changes to write, each of the same order; null while a field is missing. */
  readonly changes: readonly OrderChange[] | null;
  /** The sentence of the banner; a function is asked once the changes are written. */
  readonly done: string | (() => string);
  /** `warning` where what was recorded is no good news. */
  readonly tone?: 'success' | 'warning';
  /** Pressed while `changes` is null: the form then says what is missing. Without it the button waits. */
  readonly onIncomplete?: () => void;
  /** Completes the changes with something that must be stored first, such as a picture. */
  readonly prepare?: (changes: readonly OrderChange[]) => Promise<readonly OrderChange[]>;
  readonly children: ReactNode;
}

/** Fields, the reason of a refusal, submit and cancel. */
export function OrderForm({
  submit,
  onClose,
  changes,
  done,
  tone,
  onIncomplete,
  prepare,
  children,
}: OrderFormProps) {
  const store = useShopStore();
  const [refused, setRefused] = useState<{ readonly sentence: string; readonly of: string } | null>(null);
  // A refusal is about what was sent: once the fields say something else, it is over.
  const refusal = refused?.of === JSON.stringify(changes) ? refused.sentence : null;
  const [isBusy, setBusy] = useState(false);
  const write = (complete: readonly OrderChange[]) => {
    const sentence = writeOrder(store, complete, done, tone);
    setRefused(sentence === null ? null : { sentence, of: JSON.stringify(changes) });
    if (sentence === null) onClose();
  };
  const prepareAndWrite = async (given: readonly OrderChange[]) => {
    setBusy(true);
    const complete = prepare === undefined ? given : await prepare(given);
    setBusy(false);
    write(complete);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changes === null) onIncomplete?.();
        else if (prepare === undefined) write(changes);
        else void prepareAndWrite(changes);
      }}
    >
      {refusal !== null && (
        <Alert tone="error" role="alert">
          {refusal}
        </Alert>
      )}
      {children}
      <div className={styles['actions']}>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          variant="primary"
          type="submit"
          loading={isBusy}
          isDisabled={changes === null && onIncomplete === undefined}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** The first field to fill in; the dialog itself would put the focus on its close button. */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
