import { type ClockKey, readClockKeys, revokeClockKey } from '@dre/core/contract/shop/clock-keys';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { ShopWhen } from '../open/shop-when.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { EnrollDialog } from './enroll-dialog.tsx';
import styles from './shop-settings.module.css';

/** Shared tablets and phones with a clock pass. Each can be ended here; nothing anybody pressed is lost by it. */
export function ClocksCard({ mayEnroll }: { readonly mayEnroll: boolean }) {
  const { data, refetch } = useQuery(readClockKeys, {});
  const { run, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const [isEnrolling, setEnrolling] = useState(false);
  const keys = data?.keys ?? [];
  const end = async ({ id, kind, name }: ClockKey) => {
    const isSure = await confirm({
      heading: kind === 'tablet' ? `Remove the tablet ${name}?` : 'End this clock pass?',
      message:
        kind === 'tablet'
          ? 'It shows no names and takes no press any more. Presses that wait on it are sent once it is enrolled again.'
          : 'The phone asks for a sign-in again. Presses that wait on it are sent after that.',
      action: kind === 'tablet' ? 'Remove' : 'End the pass',
      cancel: true,
      destructive: true,
    });
    if (!isSure) return;
    const said = kind === 'tablet' ? `${name} is removed.` : 'The clock pass has ended.';
    if ((await run(revokeClockKey, { params: { id } }, said)) !== undefined) refetch();
  };
  return (
    <Card
      as="section"
      heading={<h2 id="clocks">Tablets and clock passes</h2>}
      aria-labelledby="clocks"
      more={
        mayEnroll && <Button onPress={() => setEnrolling(true)}>Use this device as the shop’s clock</Button>
      }
    >
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      {keys.length === 0 ? (
        <p className={styles['empty']}>
          None yet. A shared tablet takes presses by name and PIN and needs no sign-in; a phone gets its clock
          pass on My work.
        </p>
      ) : (
        <Table
          caption="Tablets and clock passes"
          rows={keys}
          rowKey={({ id }) => id}
          columns={keyColumns((key) => void end(key))}
        />
      )}
      {isEnrolling && <EnrollDialog onClose={() => setEnrolling(false)} />}
      {dialog}
    </Card>
  );
}

const unused = { tablet: 'Not yet', pass: 'Not needed while signed in' } as const;

function keyColumns(onEnd: (key: ClockKey) => void): readonly Column<ClockKey>[] {
  return [
    { id: 'name', header: 'Name', isRowHeader: true, isName: true, cell: ({ name }) => name },
    {
      id: 'kind',
      header: 'Is',
      cell: ({ kind, person }) => (kind === 'tablet' ? 'Shared tablet' : `Clock pass of ${person}`),
    },
    { id: 'by', header: 'Enrolled by', cell: ({ enrolledBy }) => enrolledBy },
    {
      id: 'seen',
      header: 'Last used',
      // A pass stands in for a sign-in that has ended: presses of a signed-in phone do not use it.
      cell: ({ kind, lastSeenAt }) => (lastSeenAt === null ? unused[kind] : <ShopWhen at={lastSeenAt} />),
    },
    {
      id: 'end',
      header: 'Actions',
      isActions: true,
      cell: (key) => (
        <Button aria-label={`Remove ${key.name} ${key.person}`} onPress={() => onEnd(key)}>
          Remove
        </Button>
      ),
    },
  ];
}
