import { type EstimateRow, listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useSessionState } from '../../session/session-context.ts';
import { searchOf } from '../list/list-address.ts';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { EstimateItems, updated } from './estimate-items.tsx';
import { useCachedQuery } from './use-cached-query.ts';
import { unsentText } from './unsent-work.ts';
import { useRefetchWith } from '../list/use-demo.ts';
import { useUnsent } from './use-unsent.ts';

const visibleRows = 4;

/** The user's drafts, locked estimates not sent to anybody, and work stored only on this device. */
export function ToFinishCard({ demoSize }: { readonly demoSize: number | undefined }) {
  const { userName } = useSessionState();
  const list = {
    status: ['draft', 'supplement', 'locked'] as const,
    ...(userName && { estimator: [userName] }),
  };
  const query = {
    status: list.status.join(','),
    ...(userName && { estimators: JSON.stringify([userName]) }),
  };
  const call = useCachedQuery(listEstimates, { query }, `to finish ${userName ?? ''}`);
  useRefetchWith(demoSize, call.refetch);
  return (
    <DashboardCard
      title="Yours to finish"
      count={call.data?.all?.estimates}
      more={
        <Link to="/estimate/my-estimates" search={searchOf(list)}>
          All yours
        </Link>
      }
      call={call}
    >
      {({ items }) => (
        <>
          <UnsentNote />
          {items.length === 0 && (
            <p className={styles['nothing']}>
              Nothing to finish. Your drafts, and what is locked but not sent, stand here.
            </p>
          )}
          <EstimateItems label="Yours to finish" rows={items.slice(0, visibleRows)} note={note} />
        </>
      )}
    </DashboardCard>
  );
}

function note(row: EstimateRow): ReactNode {
  if (row.stage === 'locked' && row.draft === null) return 'locked, not sent';
  return row.openLines > 0 ? lines(row.openLines) : updated(row);
}

function lines(open: number): string {
  return open === 1 ? '1 open line' : `${open} open lines`;
}

function UnsentNote() {
  const { unsent, isSending, send } = useUnsent();
  if (unsent.length === 0) return null;
  const refused = unsent.reduce((sum, one) => sum + one.refused, 0);
  return (
    <output className={styles['inside']}>
      <Alert
        tone="warning"
        title={unsentText(unsent)}
        actions={
          <Button loading={isSending} onPress={send}>
            Send now
          </Button>
        }
      >
        {unsent.map(({ id, number }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to="/estimate/$id/new-estimate" params={{ id }} search={{}}>
              {number}
            </Link>
          </span>
        ))}
        {refused > 0 && `. ${refused === 1 ? '1 thing' : `${refused} things`} to check.`}
      </Alert>
    </output>
  );
}
