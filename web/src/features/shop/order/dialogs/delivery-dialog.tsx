import { openChecks } from '@dre/core/domain/shop/checks/check-state';
import { deliveryIssues } from '@dre/core/domain/shop/edits/closing-edits';
import type { GivenDelivery, RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import type { ShopRefusalKind } from '@dre/core/domain/shop/model/shop-refusal';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';
import { StillOpen } from './still-open.tsx';
import { storeSignature } from './store-signature.ts';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { SignaturePad } from '../../../../ui/fields/SignaturePad.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm } from '../../dialogs/order-dialog.tsx';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { useOrderNow } from '../order-context.ts';

/** The unit leaves: walk-round, keys, documents and the owner's signature. */
export function DeliveryDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Deliver">
      {(order) => <DeliveryForm order={order} onClose={onClose} />}
    </OrderDialog>
  );
}

/** They are printed on the delivery sheet as they are named here. */
const papers = ['Final estimate', 'Warranty of the work', 'Owner’s manuals'] as const;

function DeliveryForm({ order, onClose }: { readonly order: RepairOrder; readonly onClose: () => void }) {
  const { estimate } = useOrderNow();
  const api = useApi();
  const [hasWalkRound, setWalkRound] = useState(false);
  const [keys, setKeys] = useState<number | null>(2);
  const [documents, setDocuments] = useState<readonly string[]>([]);
  const [name, setName] = useState(estimate.customer);
  const [ink, setInk] = useState('');
  const [isUnfinished, setUnfinished] = useState(false);
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const delivery: GivenDelivery = {
    hasWalkRound,
    keys: keys ?? 0,
    documents,
    signature: ink === '' ? null : { name: name.trim(), file: '' },
    unfinished: isUnfinished ? why.trim() : null,
  };
  const issues = deliveryIssues(order, delivery);
  // Nobody did anything wrong before they tried.
  const errorOf = (kind: ShopRefusalKind) => {
    const issue = hasTried ? issues.find((one) => one.kind === kind) : undefined;
    return issue && shopRefusalMessage(issue);
  };
  return (
    <OrderForm
      submit="Deliver"
      onClose={onClose}
      changes={issues.length === 0 ? [{ order: order.id, change: { kind: 'deliver', delivery } }] : null}
      onIncomplete={() => setTried(true)}
      prepare={async (changes) => withSignature(changes, await storeSignature(api, order.id, ink))}
      done={`${order.number} is delivered.`}
    >
      <StillOpen onClose={onClose} mustFinish={!isUnfinished} isRefused={hasTried} />
      {hasOpenWork(order) && (
        <Checkbox isSelected={isUnfinished} onChange={setUnfinished}>
          It leaves unfinished, such as a total loss
        </Checkbox>
      )}
      {isUnfinished && (
        <TextField
          label="Why it leaves unfinished"
          isRequired
          maxLength={shopLimits.shortText}
          value={why}
          onChange={setWhy}
          error={errorOf('reason-missing')}
        />
      )}
      <Checkbox isSelected={hasWalkRound} onChange={setWalkRound} error={errorOf('walk-round-missing')}>
        We walked round the unit with its owner
      </Checkbox>
      <div className={dialogStyles['pair']}>
        <NumberField
          label="Keys handed over"
          value={keys}
          onChange={setKeys}
          minValue={0}
          maxValue={shopLimits.keys}
          isLive
        />
        <fieldset className={dialogStyles['list']}>
          <legend>Documents handed over</legend>
          {papers.map((paper) => (
            <Checkbox
              key={paper}
              isSelected={documents.includes(paper)}
              onChange={(isSelected) =>
                setDocuments(isSelected ? [...documents, paper] : documents.filter((one) => one !== paper))
              }
            >
              {paper}
            </Checkbox>
          ))}
        </fieldset>
      </div>
      <TextField
        label="Name of the person who signs"
        isRequired
        maxLength={shopLimits.shortText}
        value={name}
        onChange={setName}
      />
      <SignaturePad isRequired onChange={setInk} error={errorOf('signature-missing')} />
      <p className={dialogStyles['muted']}>
        A signed delivery is not undone. A unit that comes back has its order reopened.
      </p>
    </OrderForm>
  );
}

function withSignature(changes: readonly OrderChange[], file: string): readonly OrderChange[] {
  return changes.map((one) => {
    if (one.change.kind !== 'deliver' || one.change.delivery.signature === null) return one;
    const { delivery } = one.change;
    const { name } = one.change.delivery.signature;
    return { ...one, change: { ...one.change, delivery: { ...delivery, signature: { name, file } } } };
  });
}

function hasOpenWork(order: RepairOrder): boolean {
  return order.tasks.some(isOpen) || openChecks(order).length > 0;
}
