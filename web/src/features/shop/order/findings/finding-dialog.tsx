import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { sideNames } from '@dre/core/domain/estimates/wording/trade-labels';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm } from '../../dialogs/order-dialog.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { usePresentPhotos } from './use-present-photos.ts';

interface FindingDialogProps extends OrderDialogProps {
  /** The task during which it was found. */
  readonly task: string | null;
}

/** Damage the estimate does not know: words, where it is, photos. An estimator makes it a line. */
export function FindingDialog({ orderId, onClose, task }: FindingDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Report a finding">
      {(order) => <FindingForm order={order} task={task} onClose={onClose} />}
    </OrderDialog>
  );
}

const nowhere = 'none';

interface FindingFormProps {
  readonly order: RepairOrder;
  readonly task: string | null;
  readonly onClose: () => void;
}

function FindingForm({ order, task, onClose }: FindingFormProps) {
  const at = order.tasks.find(({ work }) => work.key === task)?.work.location ?? null;
  const [id] = useState(newId);
  const [description, setDescription] = useState('');
  const [side, setSide] = useState<string>(at?.side ?? nowhere);
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const words = description.trim();
  const location =
    side === nowhere ? null : { side: side as Side, subSide: side === at?.side ? at.subSide : '' };
  const present = usePresentPhotos(order, photos);
  const finding = { id, task, location, description: words, photos: present };
  return (
    <OrderForm
      submit="Report it"
      onClose={onClose}
      changes={
        words === '' && present.length === 0
          ? null
          : [{ order: order.id, change: { kind: 'report-finding', finding } }]
      }
      done={`Finding reported on ${order.number}.`}
    >
      <TextArea
        label="What was found"
        isRequired={present.length === 0}
        rows={3}
        maxLength={shopLimits.text}
        value={description}
        onChange={setDescription}
        placeholder="Wet luan behind the laminate, 14 × 30 in, moisture 38%"
      />
      <Select
        label="Where"
        options={[
          { id: nowhere, label: 'Not said' },
          ...Object.entries(sideNames).map(([code, name]) => ({ id: code, label: name })),
        ]}
        value={side}
        onChange={setSide}
      />
      <PhotoChoice label="Photos (optional)" order={order} task={task} value={photos} onChange={setPhotos} />
      <p className={dialogStyles['muted']}>
        An estimator makes it a line of the supplement with one press. Until then it changes no hours.
      </p>
    </OrderForm>
  );
}
