import {
  changeColleagueAccess,
  changeColleagueRole,
  endColleagueSessions,
  inviteColleagueAgain,
  removeColleague,
} from '@dre/core/contract/companies/companies';
import { companyRoles } from '@dre/core/domain/companies/roles';
import styles from '../../lib/components/list-page.module.css';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { When } from '../../lib/text/when.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import type { MenuProps } from '../../ui/overlays/overlay-props.ts';
import { type Column, Table } from '../../ui/layout/Table.tsx';
import { useConfirm } from '../../ui/overlays/use-confirm.tsx';
import type { OwnCompany } from './company-replies.ts';
import { RowMenu } from './row-menu.tsx';
import { roleLabels, memberStateTones, memberStateLabels } from './company-labels.ts';

type Colleague = OwnCompany['people'][number];

interface PeopleTableProps {
  readonly company: OwnCompany;
  readonly onChanged: () => void;
}

export function PeopleTable({ company, onChanged }: PeopleTableProps) {
  const { act, problem, dialog } = usePeopleActions(company, onChanged);
  return (
    <>
      {problem && (
        <div className={styles['problem']}>
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        </div>
      )}
      <Table
        caption={`People of ${company.name}`}
        columns={company.mayManage ? [...columns, actionsFor((one, id) => void act(one, id))] : columns}
        rows={company.people}
        rowKey={({ id }) => id}
      />
      {dialog}
    </>
  );
}

const columns: readonly Column<Colleague>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name, isSelf }) => (
      <>
        <b>{name}</b> {isSelf && <span className={styles['muted']}>(you)</span>}
      </>
    ),
  },
  { id: 'email', header: 'Email Address', isName: true, cell: ({ email }) => email },
  { id: 'role', header: 'Role', cell: ({ role }) => roleLabels[role] },
  {
    id: 'standing',
    header: 'State',
    cell: ({ standing }) => <Badge tone={memberStateTones[standing]}>{memberStateLabels[standing]}</Badge>,
  },
  {
    id: 'active',
    header: 'Last active',
    cell: ({ lastActiveAt }) => (lastActiveAt === null ? '–' : <When at={lastActiveAt} />),
  },
];

function actionsFor(onAct: (colleague: Colleague, choice: string) => void): Column<Colleague> {
  return {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: (colleague) => (
      <RowMenu of={colleague.name} items={choices(colleague)} onAction={(id) => onAct(colleague, id)} />
    ),
  };
}

function choices({ role, standing, isSelf }: Colleague): MenuProps['items'] {
  return [
    ...(standing === 'invited' ? [{ id: 'invite', label: 'Send the invitation again' }] : []),
    ...companyRoles
      .filter((other) => other !== role)
      .map((other) => ({ id: `role ${other}`, label: `Make ${roleLabels[other].toLowerCase()}` })),
    'line',
    ...(standing === 'active' && !isSelf ? [{ id: 'sign-out', label: 'Sign out' }] : []),
    standing === 'disabled'
      ? { id: 'enable', label: 'Enable' }
      : { id: 'disable', label: 'Disable', isDanger: true },
    { id: 'remove', label: 'Remove from the company', isDanger: true },
  ];
}

function usePeopleActions(company: OwnCompany, onChanged: () => void) {
  const { run, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const isSure = ({ name }: Colleague, choice: string) => {
    const sure = { cancel: true, destructive: true };
    if (choice === 'disable') {
      const message = `They are signed out at once and cannot act for ${company.name} until enabled again.`;
      return confirm({ heading: `Disable ${name}?`, message, ...sure });
    }
    if (choice === 'remove') {
      const message = `They are signed out at once and no longer belong to ${company.name}. This cannot be undone; you can invite them again.`;
      return confirm({ heading: `Remove ${name}?`, message, ...sure });
    }
    return Promise.resolve(true);
  };
  const perform = ({ id, name }: Colleague, choice: string) => {
    const params = { id };
    switch (choice) {
      case 'invite':
        return run(inviteColleagueAgain, { params, body: {} }, `The invitation to ${name} is on its way.`);
      case 'sign-out':
        return run(endColleagueSessions, { params, body: {} }, `${name} is signed out.`);
      case 'enable':
        return run(changeColleagueAccess, { params, body: { enabled: true } }, `${name} is enabled.`);
      case 'disable':
        return run(changeColleagueAccess, { params, body: { enabled: false } }, `${name} is disabled.`);
      case 'remove':
        return run(removeColleague, { params }, `${name} is removed.`);
      default: {
        const role = companyRoles.find((one) => choice === `role ${one}`) ?? 'estimator';
        const success = `${name}: ${roleLabels[role]}.`;
        return run(changeColleagueRole, { params, body: { role } }, success);
      }
    }
  };
  const act = async (colleague: Colleague, choice: string) => {
    if ((await isSure(colleague, choice)) && (await perform(colleague, choice))) onChanged();
  };
  return { act, problem, dialog };
}
