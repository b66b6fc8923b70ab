import { correctCustomer, type CustomerReply } from '@dre/core/contract/estimates/customers';
import type { CustomerDetails } from '@dre/core/domain/estimates/intake/returning-customer';
import { type FormEvent, useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './customers.module.css';
import { counted } from './unit-text.ts';

interface Field {
  readonly name: keyof CustomerDetails;
  readonly label: string;
  readonly width?: 'half' | 'third';
}

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', width: 'half' },
  { name: 'company', label: 'Company', width: 'half' },
  { name: 'phone', label: 'Phone', width: 'half' },
  { name: 'email', label: 'Email', width: 'half' },
  { name: 'address', label: 'Street' },
  { name: 'city', label: 'City', width: 'third' },
  { name: 'state', label: 'State', width: 'third' },
  { name: 'postalCode', label: 'ZIP', width: 'third' },
];

interface CustomerDialogProps {
  readonly customer: CustomerReply;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function CustomerDialog({ customer, onClose, onChanged }: CustomerDialogProps) {
  const [details, setDetails] = useState(customer.details);
  const { run, isBusy, problem } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const params = { id: customer.id };
    if (!(await run(correctCustomer, { params, body: details }, 'The customer is corrected.'))) return;
    onChanged();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Correct the customer">
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p className={styles['note']}>
          {counted(customer.estimates, 'estimate')} {customer.estimates === 1 ? 'keeps' : 'keep'} what{' '}
          {customer.estimates === 1 ? 'it says' : 'they say'}. The next one starts with this.
        </p>
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        {fields.map(({ name, label, width }) => (
          <div key={name} className={width === undefined ? undefined : styles[width]}>
            <TextField
              label={label}
              value={details[name]}
              onChange={(text) => setDetails({ ...details, [name]: text })}
              maxLength={name === 'address' ? 500 : 200}
              error={problem?.errors?.[name]}
              autoComplete="off"
            />
          </div>
        ))}
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" loading={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
