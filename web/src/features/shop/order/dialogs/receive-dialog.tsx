import type { QueuedPart } from '@dre/core/domain/shop/parts/part-queues';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useMay } from '../../../session/use-may.ts';
import { writeOrder } from '../../dialogs/write-order.ts';
import styles from '../../dialogs/dialogs.module.css';
import { useShopStore } from '../../open/use-shop.ts';
import { CountControls } from '../../parts/panel/count-controls.tsx';
import { countChanges, isReceivable, type PartCount, toCount } from '../../parts/view/counting.ts';

interface ReceiveDialogProps {
  readonly row: QueuedPart;
  readonly onClose: () => void;
}

/** Receives a part by count and condition, as on the parts desk. */
export function ReceiveDialog({ row, onClose }: ReceiveDialogProps) {
  const store = useShopStore();
  const mayChangeDays = useMay()('handle-parts');
  const [counted, setCounted] = useState<PartCount>({ quantity: toCount(row), condition: 'good' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { description } = row.part.work;
  const receive = () => {
    const refused = writeOrder(store, countChanges(row, counted, mayChangeDays), `${description} counted.`);
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Receive ${description}`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={!isReceivable(row, counted)} onPress={receive}>
            Receive
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {refusal !== null && (
          <Alert tone="error" role="alert">
            {refusal}
          </Alert>
        )}
        <CountControls row={row} counted={counted} onCount={setCounted} />
      </div>
    </Dialog>
  );
}
