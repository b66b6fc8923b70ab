import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { MoneyField } from '../../../../ui/fields/MoneyField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { shortDay } from '@dre/core/domain/short-day';
import styles from '../../dialogs/dialogs.module.css';
import type { Parts } from '../use-parts.ts';
import type { OpenPart } from '../view/parts-view.ts';
import partStyles from '../parts.module.css';
import {
  newVendor,
  type PurchaseDraft,
  purchaseDraft,
  selectedVendors,
  sharedVendor,
  withVendor,
} from './purchase-draft.ts';
import { useOrderParts } from './use-order-parts.ts';

interface PurchaseDialogProps {
  readonly parts: Parts;
  readonly rows: readonly OpenPart[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Writes one purchase order per vendor. They are drafts until they are sent. */
export function PurchaseDialog({ parts, rows, onClose, onDone }: PurchaseDialogProps) {
  const { vendors, today } = parts;
  const [draft, setDraft] = useState<PurchaseDraft>(() => purchaseDraft(rows, vendors));
  const { order, isBusy, problem } = useOrderParts(parts);
  const set = (fields: Partial<PurchaseDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const chosen = selectedVendors(draft);
  const isNew = chosen.includes(newVendor);
  const isPast = draft.expected !== '' && draft.expected < today;
  const isComplete =
    draft.lines.every(({ vendor }) => vendor !== null) && !isPast && (!isNew || draft.name.trim() !== '');
  const options = [
    ...vendors.map(({ vendor }) => ({ id: vendor.id, label: vendor.name })),
    { id: newVendor, label: 'New vendor…' },
  ];
  const submit = async () => {
    if (isComplete && (await order(draft))) onDone();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Order parts"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={!isComplete} loading={isBusy} onPress={() => void submit()}>
            {chosen.length > 1 ? `Write ${String(chosen.length)} purchase orders` : 'Write purchase order'}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {problem !== null && (
          <Alert tone="error" role="alert">
            {problem}
          </Alert>
        )}
        {draft.lines.length > 1 && (
          <Select
            label="Vendor of all parts"
            placeholder="Choose for all of them"
            options={options}
            value={sharedVendor(draft)}
            onChange={(vendor) => set(withVendor(draft, vendor))}
          />
        )}
        <ul className={styles['list']} aria-label="Parts to order">
          {draft.lines.map((line, at) => (
            <DraftLine
              key={line.row.id}
              line={line}
              options={options}
              onChange={(fields) =>
                set({ lines: draft.lines.map((one, index) => (index === at ? { ...one, ...fields } : one)) })
              }
            />
          ))}
        </ul>
        {isNew && (
          <div className={styles['pair']}>
            <TextField
              label="Name of the new vendor"
              isRequired
              maxLength={120}
              value={draft.name}
              onChange={(name) => set({ name })}
            />
            <TextField
              label="E-mail (optional)"
              type="email"
              value={draft.email}
              onChange={(email) => set({ email })}
            />
            <TextField
              label="Telephone (optional)"
              type="tel"
              maxLength={40}
              value={draft.phone}
              onChange={(phone) => set({ phone })}
            />
          </div>
        )}
        <div className={styles['pair']}>
          <TextField
            label="Expected day (optional)"
            type="date"
            min={today}
            value={draft.expected}
            onChange={(expected) => set({ expected })}
            {...(isPast && { error: `${shortDay(draft.expected)} is in the past.` })}
          />
          <TextField
            label="Note to the vendor (optional)"
            maxLength={500}
            value={draft.note}
            onChange={(note) => set({ note })}
          />
        </div>
        <p className={styles['muted']}>It is a draft until you send it; its parts stay to be ordered.</p>
      </div>
    </Dialog>
  );
}

interface DraftLineProps {
  readonly line: PurchaseDraft['lines'][number];
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (fields: Partial<PurchaseDraft['lines'][number]>) => void;
}

function DraftLine({ line: { row, vendor, cost }, options, onChange }: DraftLineProps) {
  const { description, unit } = row.part.work;
  return (
    <li className={partStyles['draftLine']}>
      <span>
        <b>{description}</b>
        <small>{`${partCountText(row.quantities.toOrder, unit)}, ${row.number}`}</small>
      </span>
      <Select
        label={<VisuallyHidden>{`Vendor of ${description}`}</VisuallyHidden>}
        placeholder="Choose a vendor"
        options={options}
        value={vendor}
        onChange={(id) => onChange({ vendor: id })}
      />
      <MoneyField
        label={<VisuallyHidden>{`Cost of one ${description}`}</VisuallyHidden>}
        placeholder="Cost of one"
        minValue={0}
        maxValue={99_999_999}
        value={cost}
        onChange={(value) => onChange({ cost: value })}
      />
    </li>
  );
}
