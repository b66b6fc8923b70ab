import {
  type CustomerReply,
  type CustomerRow,
  listCustomers,
  mergeCustomer,
} from '@dre/core/contract/estimates/customers';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './customers.module.css';
import { cityOf, counted, customerName } from './unit-text.ts';

interface MergeCustomerDialogProps {
  readonly customer: CustomerReply;
  readonly onClose: () => void;
}

/** Merges two records of one person, and shows what will move before it does. */
export function MergeCustomerDialog({ customer, onClose }: MergeCustomerDialogProps) {
  const name = customerName(customer.details);
  const [find, setFind] = useState(firstWord(name));
  const [into, setInto] = useState<string | null>(null);
  const found = useQuery(listCustomers, { query: { find: find.trim() } }, find.trim());
  const { run, isBusy, problem } = useAction();
  const navigate = useNavigate();
  const others = (found.data?.items ?? []).filter(({ id }) => id !== customer.id);
  const selected = others.find(({ id }) => id === into);
  const merge = async () => {
    if (selected === undefined) return;
    const params = { id: customer.id };
    const success = `Merged into ${customerName(selected.details)}.`;
    if (!(await run(mergeCustomer, { params, body: { into: selected.id } }, success))) return;
    onClose();
    await navigate({ to: '/estimate/customers/$id', params: { id: selected.id }, replace: true });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Merge ${name} into another customer`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            isDisabled={selected === undefined}
            loading={isBusy}
            onPress={() => void merge()}
          >
            Merge
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <TextField
          label="The customer that stays: name, phone, plate or VIN"
          type="search"
          value={find}
          onChange={setFind}
          maxLength={100}
        />
        {others.length === 0 ? (
          <p className={styles['note']}>{found.isPending ? 'Looking…' : 'Nobody else fits.'}</p>
        ) : (
          <RadioGroup
            label="Merge into"
            options={others.map(optionOf)}
            value={selected === undefined ? null : into}
            onChange={setInto}
          />
        )}
        {selected && (
          <Alert tone="warning" title={`What moves to ${customerName(selected.details)}`}>
            {whatMoves(customer)} What {customerName(selected.details)} lacks is filled in from {name}. The
            record {name} is gone then; the estimates keep what they say.
          </Alert>
        )}
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function firstWord(name: string): string {
  return name.split(/\s+/).at(-1) ?? '';
}

function optionOf({ id, details, estimates }: CustomerRow) {
  const note = [details.phone, details.email, cityOf(details), counted(estimates, 'estimate')];
  return { id, label: customerName(details), note: note.filter(Boolean).join(' · ') };
}

function whatMoves({ estimates, units }: CustomerReply): string {
  const own = units.filter(({ isElsewhere }) => !isElsewhere).length;
  return `${counted(estimates, 'estimate')} and ${counted(own, 'vehicle')}.`;
}
