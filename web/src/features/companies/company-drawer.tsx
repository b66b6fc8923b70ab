import { changeCompany, companyLimits } from '@dre/core/contract/companies/companies';
import { type Subscription, subscriptions } from '@dre/core/domain/companies/subscription';
import { useState } from 'react';
import styles from '../../lib/components/list-page.module.css';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useConfirm } from '../../ui/overlays/use-confirm.tsx';
import type { ListedCompany } from './company-replies.ts';
import { SsoDialog } from './sso-dialog.tsx';
import { subscriptionLabels } from './company-labels.ts';

interface CompanyDrawerProps {
  readonly company: ListedCompany;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Name, subscription and seats of one company. */
export function CompanyDrawer({ company, onClose, onSaved }: CompanyDrawerProps) {
  const [name, setName] = useState(company.name);
  const [subscription, setSubscription] = useState<Subscription>(company.subscription);
  const [lastDay, setLastDay] = useState(company.trialEndsAt?.slice(0, 10) ?? '');
  const [seats, setSeats] = useState<number | null>(company.seats);
  const [isSsoOpen, setSsoOpen] = useState(false);
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const closes = subscription === 'suspended' || subscription === 'expired';
  const save = async () => {
    const sure =
      !closes ||
      subscription === company.subscription ||
      (await confirm({
        heading: `Set ${company.name} to ${subscriptionLabels[subscription].toLowerCase()}?`,
        message: 'Its people can no longer use the product from their next call on. Nothing is removed.',
        cancel: true,
        destructive: true,
      }));
    if (!sure) return;
    const body = {
      ...(name.trim() !== company.name && { name }),
      ...(subscription !== company.subscription && { subscription }),
      ...(subscription === 'trial' &&
        lastDay !== (company.trialEndsAt?.slice(0, 10) ?? '') && { trialEndsAt: `${lastDay}T23:59:59.999Z` }),
      ...(seats !== null && seats !== company.seats && { seats }),
    };
    if (!(await run(changeCompany, { params: { id: company.id }, body }, `${name.trim()} is saved.`))) return;
    onSaved();
    onClose();
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={company.name}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" loading={isBusy} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <TextField
          label="Company"
          value={name}
          onChange={setName}
          isRequired
          maxLength={companyLimits.name}
          error={problem?.errors?.['name']}
        />
        <Select
          label="Subscription"
          options={subscriptions.map((id) => ({ id, label: subscriptionLabels[id] }))}
          value={subscription}
          onChange={(id) => setSubscription(subscriptions.find((one) => one === id) ?? subscription)}
        />
        {subscription === 'trial' && (
          <TextField
            label="Last day of the trial"
            type="date"
            value={lastDay}
            onChange={setLastDay}
            isRequired
            help="The trial ends with this day, in universal time."
            error={problem?.errors?.['trialEndsAt'] && 'Enter a day of the calendar.'}
          />
        )}
        <NumberField
          label="Seats"
          value={seats}
          onChange={setSeats}
          minValue={1}
          maxValue={companyLimits.seats}
          help={`${String(company.seatsUsed)} in use. Fewer seats remove nobody; they stop new invitations.`}
        />
        <Button onPress={() => setSsoOpen(true)}>Single sign-on…</Button>
      </div>
      {isSsoOpen && <SsoDialog company={company} onClose={() => setSsoOpen(false)} />}
      {dialog}
    </Drawer>
  );
}
