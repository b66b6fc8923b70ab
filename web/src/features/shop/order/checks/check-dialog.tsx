import { workBefore } from '@dre/core/domain/shop/checks/check-state';
import type { RepairCheck, RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from '../../dialogs/order-dialog.tsx';
import { PhotoChoice } from '../findings/photo-choice.tsx';
import { usePresentPhotos } from '../findings/use-present-photos.ts';

interface CheckDialogProps extends OrderDialogProps {
  readonly check: string;
  readonly hasPassed: boolean;
}

/** A check passes with its proof; one that fails opens a task to do the work again. */
export function CheckDialog({ orderId, onClose, check, hasPassed }: CheckDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title={hasPassed ? 'Pass a check' : 'Fail a check'}>
      {(order) => <CheckForm {...{ order, check, hasPassed, onClose }} />}
    </OrderDialog>
  );
}

interface CheckFormProps extends Omit<CheckDialogProps, 'orderId'> {
  readonly order: RepairOrder;
}

function CheckForm({ order, check: key, hasPassed, onClose }: CheckFormProps) {
  const [id] = useState(newId);
  const [reading, setReading] = useState('');
  const [note, setNote] = useState('');
  const [isMeantEarly, setMeantEarly] = useState(false);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const present = usePresentPhotos(order, photos);
  const check = order.checks.find(({ work }) => work.key === key);
  if (check === undefined) return null;
  const { name, proof } = check.work;
  const result = { id, photos: present, reading: reading.trim(), note: note.trim() };
  const kind = hasPassed ? 'pass-check' : 'fail-check';
  const isEarly = hasPassed && workBefore(order, check).length > 0;
  const isReady = hasPassed ? !isEarly || isMeantEarly : result.note !== '';
  return (
    <OrderForm
      submit={hasPassed ? 'It passed' : 'It failed'}
      onClose={onClose}
      changes={isReady ? [{ order: order.id, change: { kind, check: key, result } }] : null}
      done={hasPassed ? `${name} passed.` : `Check failed: ${name}. A task to do it again is open.`}
      tone={hasPassed ? 'success' : 'warning'}
    >
      <b>{name}</b>
      {isEarly && (
        <Alert tone="warning" title={earlyText(workBefore(order, check).length, check)}>
          <Checkbox isSelected={isMeantEarly} onChange={setMeantEarly}>
            It passes before that work is done
          </Checkbox>
        </Alert>
      )}
      {proof === 'reading' && (
        <TextField
          label="Reading"
          isRequired={hasPassed}
          inputRef={takeFocus}
          maxLength={shopLimits.shortText}
          value={reading}
          onChange={setReading}
        />
      )}
      {proof === 'photo' && (
        <PhotoChoice
          label={hasPassed ? 'Photo, required' : 'Photo'}
          order={order}
          task={null}
          isOfShopAlone
          value={photos}
          onChange={setPhotos}
        />
      )}
      <TextField
        label={hasPassed ? 'Note (optional)' : 'What is wrong'}
        isRequired={!hasPassed}
        maxLength={shopLimits.shortText}
        value={note}
        onChange={setNote}
      />
      {!hasPassed && (
        <p className={dialogStyles['muted']}>A task to do the work again opens, with no sold hours.</p>
      )}
    </OrderForm>
  );
}

/** "Roof: 5 tasks are not done." */
function earlyText(tasks: number, { work: { department } }: RepairCheck): string {
  return `${departmentLabels[department]}: ${tasks === 1 ? '1 task is' : `${String(tasks)} tasks are`} not done.`;
}
