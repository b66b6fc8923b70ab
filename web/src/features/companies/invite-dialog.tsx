import { companyLimits, inviteColleague } from '@dre/core/contract/companies/companies';
import { type CompanyRole, companyRoles } from '@dre/core/domain/companies/roles';
import { useState } from 'react';
import { FormDialog } from '../../lib/components/form-dialog.tsx';
import { useAction } from '../../lib/calls/use-action.ts';
import { Select } from '../../ui/choices/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { roleLabels } from './company-labels.ts';

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

const roleNotes: Record<CompanyRole, string> = {
  owner: 'Everything, people and subscription included',
  foreman: 'Leads the shop: repair orders, crew, parts',
  estimator: 'Creates, edits and shares estimates',
  reviewer: 'Reads and comments',
  technician: 'Sees own work, without prices',
};

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CompanyRole>('estimator');
  const { run, isBusy, problem } = useAction();
  const errors = problem?.errors ?? {};
  const submit = async () => {
    const body = { name, email, role };
    if (!(await run(inviteColleague, { body }, `The invitation to ${name.trim()} is on its way.`))) return;
    onInvited();
    onClose();
  };
  return (
    <FormDialog
      title="Invite somebody"
      size="sm"
      problem={problem}
      submit={{ name: 'Send invitation', isBusy }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        isRequired
        maxLength={companyLimits.name}
        error={errors['name']}
      />
      <TextField
        label="Email Address"
        type="email"
        value={email}
        onChange={setEmail}
        isRequired
        help="A link to set a password is mailed there. It works for an hour."
        error={errors['email'] && 'Enter one address that can be written to.'}
      />
      <Select
        label="Role"
        options={companyRoles.map((id) => ({ id, label: roleLabels[id], note: roleNotes[id] }))}
        value={role}
        onChange={(id) => setRole(companyRoles.find((one) => one === id) ?? role)}
      />
    </FormDialog>
  );
}
