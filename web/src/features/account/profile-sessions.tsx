import { endOneSession, endOtherSessions } from '@dre/core/contract/account/account';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { listSessions } from '@dre/core/contract/session/session';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { When } from '../../lib/text/when.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { type Column, Table } from '../../ui/layout/Table.tsx';
import { useConfirm } from '../../ui/overlays/use-confirm.tsx';
import { browserText } from '@dre/core/domain/session/browser-text';
import styles from './profile-page.module.css';

type SessionRow = ReplyOf<typeof listSessions>[number];

const endings: Readonly<Record<string, string>> = {
  'signed-out': 'Signed out',
  'other-browser': 'Used longest ago when you signed in on one more device',
  disabled: 'The account was disabled',
  'password-changed': 'The password was changed',
  'ended-by-user': 'Ended by you',
  'ended-by-administrator': 'Ended by an administrator',
  'token-reused': 'Ended for safety: an old token was used again',
};

export function ProfileSessions() {
  const { data: sessions, error: problem, isPending, refetch } = useQuery(listSessions, {});
  const { confirm, dialog } = useConfirm();
  const action = useAction();
  const failure = action.problem ?? problem;

  async function endOthers(): Promise<void> {
    const isMeant = await confirm({
      heading: 'End other sessions?',
      message: 'Wherever else you are signed in, the next step asks for your password again.',
      cancel: true,
      destructive: true,
    });
    if (!isMeant) return;
    await action.run(endOtherSessions, {}, 'Other sessions have ended.');
    refetch();
  }

  async function endOne(id: string): Promise<void> {
    await action.run(endOneSession, { params: { id } }, 'The session has ended.');
    refetch();
  }

  return (
    <Card
      as="section"
      aria-label="Where you were signed in"
      padding="none"
      heading={<h2>Where you were signed in</h2>}
      more={
        <Button loading={action.isBusy} onPress={() => void endOthers()}>
          End other sessions
        </Button>
      }
    >
      {failure !== undefined && (
        <div className={styles['problem']}>
          <Alert tone="error" role="alert">
            {problemText(failure)}
          </Alert>
        </div>
      )}
      <Table
        caption="Sessions of your account, the newest first"
        columns={columnsOf((id) => void endOne(id))}
        rows={sessions ?? []}
        rowKey={({ id }) => id}
        skeletonRows={isPending && sessions === undefined ? 3 : 0}
        empty="No sessions."
      />
      {dialog}
    </Card>
  );
}

function columnsOf(onEnd: (id: string) => void): readonly Column<SessionRow>[] {
  return [
    { id: 'browser', header: 'Browser', isRowHeader: true, cell: ({ browser }) => browserText(browser) },
    { id: 'started', header: 'Started', cell: ({ startedAt }) => <When at={startedAt} /> },
    { id: 'active', header: 'Last active', cell: ({ lastActiveAt }) => <When at={lastActiveAt} /> },
    { id: 'state', header: 'State', cell: (row) => <SessionState row={row} onEnd={onEnd} /> },
  ];
}

function SessionState({ row, onEnd }: { readonly row: SessionRow; readonly onEnd: (id: string) => void }) {
  if (row.isCurrent) return <Badge tone="green">This session</Badge>;
  if (row.endedBecause !== null) return endings[row.endedBecause] ?? 'Ended';
  return (
    <Button variant="danger-outline" onPress={() => onEnd(row.id)}>
      End
    </Button>
  );
}
