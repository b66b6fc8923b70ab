import {
  changeAdministrator,
  changeUserAccess,
  endUserSessions,
  inviteUserAgain,
  listUsers,
} from '@dre/core/contract/companies/companies';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { useSearch } from '@tanstack/react-router';
import { ListPage } from '../../lib/components/list-page.tsx';
import { useApi } from '../../lib/calls/services.ts';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { useInfiniteQuery } from '../../lib/calls/use-infinite-query.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { MenuChoice } from '../../ui/overlays/overlay-props.ts';
import type { Column } from '../../ui/layout/Table.tsx';
import { useConfirm } from '../../ui/overlays/use-confirm.tsx';
import { RowMenu } from './row-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { roleLabels, memberStateTones, memberStateLabels } from './company-labels.ts';

type User = ReplyOf<typeof listUsers>['items'][number];

/** All people with an account. */
export function UsersPage() {
  const api = useApi();
  const search = useSearch({ strict: false }).search;
  const list = useInfiniteQuery<User>(
    (after, signal) =>
      api.call(listUsers, { query: { ...(search && { search }), ...(after && { after }) }, signal }),
    search ?? '',
  );
  const { act, problem, dialog } = useUserActions(list.refetch);
  return (
    <ListPage
      title="Users"
      noun={['user', 'users']}
      list={list}
      columns={columnsFor((user, choice) => void act(user, choice))}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={search ? `Nobody is named like “${search}”` : 'No users yet'}>
          {search ? 'Clear the search to see everybody.' : 'People are invited into companies.'}
        </EmptyState>
      }
      filters={
        <>
          <SearchBox to="/admin/users" label="Search by name or email address" />
          {problem && (
            <Alert tone="error" role="alert">
              {problemText(problem)}
            </Alert>
          )}
        </>
      }
    >
      {dialog}
    </ListPage>
  );
}

type Choice = 'disable' | 'enable' | 'promote' | 'demote' | 'invite' | 'sign-out';

function choices(user: User): (MenuChoice & { readonly id: Choice })[] {
  return [
    ...(user.standing === 'invited' ? [{ id: 'invite' as const, label: 'Send the invitation again' }] : []),
    ...(user.isSignedIn ? [{ id: 'sign-out' as const, label: 'Sign out' }] : []),
    user.isAdministrator
      ? { id: 'demote', label: 'No longer an administrator', isDanger: true }
      : { id: 'promote', label: 'Make an administrator' },
    user.standing === 'disabled'
      ? { id: 'enable', label: 'Enable' }
      : { id: 'disable', label: 'Disable', isDanger: true },
  ];
}

/** Questions before actions that lock somebody out or grant access everywhere. */
const questions: Partial<Record<Choice, readonly [heading: (name: string) => string, message: string]>> = {
  disable: [
    (name) => `Disable ${name}?`,
    'They are signed out at once and cannot sign in until enabled again.',
  ],
  demote: [
    (name) => `Take the administration from ${name}?`,
    'From their next call on they can no longer open the Admin Portal.',
  ],
  promote: [
    (name) => `Make ${name} an administrator?`,
    'Administrators change the book, every company and every account.',
  ],
};

function useUserActions(onDone: () => void) {
  const { run, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const act = async (user: User, choice: Choice) => {
    const question = questions[choice];
    if (question) {
      const [heading, message] = question;
      const destructive = choice !== 'promote';
      if (!(await confirm({ heading: heading(user.name), message, cancel: true, destructive }))) return;
    }
    if (await perform(user, choice)) onDone();
  };
  const perform = ({ id, name }: User, choice: Choice) => {
    const params = { id };
    switch (choice) {
      case 'disable':
        return run(changeUserAccess, { params, body: { enabled: false } }, `${name} is disabled.`);
      case 'enable':
        return run(changeUserAccess, { params, body: { enabled: true } }, `${name} is enabled.`);
      case 'promote':
        return run(
          changeAdministrator,
          { params, body: { administrator: true } },
          `${name} is an administrator.`,
        );
      case 'demote':
        return run(
          changeAdministrator,
          { params, body: { administrator: false } },
          `${name} is no longer an administrator.`,
        );
      case 'invite':
        return run(inviteUserAgain, { params, body: {} }, `The invitation to ${name} is on its way.`);
      case 'sign-out':
        return run(endUserSessions, { params, body: {} }, `${name} is signed out.`);
    }
  };
  return { act, problem, dialog };
}

function columnsFor(onAct: (user: User, choice: Choice) => void): readonly Column<User>[] {
  return [
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <b>{name}</b> },
    { id: 'email', header: 'Email Address', isName: true, cell: ({ email }) => email },
    {
      id: 'companies',
      header: 'Companies',
      isName: true,
      cell: ({ companies, isAdministrator }) =>
        [
          ...(isAdministrator ? ['Administrator of the product'] : []),
          ...companies.map(({ name, role }) => `${name} (${roleLabels[role]})`),
        ].join(', ') || '–',
    },
    {
      id: 'standing',
      header: 'State',
      cell: ({ standing }) => <Badge tone={memberStateTones[standing]}>{memberStateLabels[standing]}</Badge>,
    },
    { id: 'signedIn', header: 'Signed in', cell: ({ isSignedIn }) => (isSignedIn ? 'Yes' : 'No') },
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (user) => (
        <RowMenu of={user.name} items={choices(user)} onAction={(id) => onAct(user, id as Choice)} />
      ),
    },
  ];
}
