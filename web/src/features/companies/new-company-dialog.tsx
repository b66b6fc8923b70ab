import { companyKinds, companyLimits, createCompany } from '@dre/core/contract/companies/companies';
import { useState } from 'react';
import { type CompanyKind, kindOptions } from '../../lib/text/company-kinds.ts';
import { FormDialog } from '../../lib/components/form-dialog.tsx';
import { useAction } from '../../lib/calls/use-action.ts';
import { Select } from '../../ui/choices/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface NewCompanyDialogProps {
  readonly onClose: () => void;
  readonly onOpened: () => void;
}

export function NewCompanyDialog({ onClose, onOpened }: NewCompanyDialogProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<CompanyKind>('dealer');
  const [ownerName, setOwnerName] = useState('');
  const [ownerEmail, setOwnerEmail] = useState('');
  const { run, isBusy, problem } = useAction();
  const errors = problem?.errors ?? {};
  const submit = async () => {
    const body = { name, kind, ownerName, ownerEmail };
    if (!(await run(createCompany, { body }, `${name.trim()} is open. Its owner gets the invitation.`)))
      return;
    onOpened();
    onClose();
  };
  return (
    <FormDialog
      title="New company"
      problem={problem}
      submit={{ name: 'Open company', isBusy }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Company"
        value={name}
        onChange={setName}
        isRequired
        maxLength={companyLimits.name}
        error={errors['name']}
      />
      <Select
        label="Kind"
        options={kindOptions}
        value={kind}
        onChange={(id) => setKind(companyKinds.find((one) => one === id) ?? kind)}
      />
      <TextField
        label="Name of the owner"
        value={ownerName}
        onChange={setOwnerName}
        isRequired
        maxLength={companyLimits.name}
        error={errors['ownerName']}
      />
      <TextField
        label="Email address of the owner"
        type="email"
        value={ownerEmail}
        onChange={setOwnerEmail}
        isRequired
        help="The trial of 30 days starts now; the link to set a password is mailed."
        error={errors['ownerEmail'] && 'Enter one address that can be written to.'}
      />
    </FormDialog>
  );
}
