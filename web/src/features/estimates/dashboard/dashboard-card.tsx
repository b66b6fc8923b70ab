import { type ReactNode, useId } from 'react';
import { clockTime } from '../../../lib/text/format.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import styles from './dashboard.module.css';
import type { CachedQuery } from './use-cached-query.ts';

interface DashboardCardProps<Value> {
  readonly title: string;
  readonly count?: ReactNode;
  readonly more?: ReactNode;
  readonly call: CachedQuery<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** A dashboard card: it loads and fails independently of the others. */
export function DashboardCard<Value>({ title, count, more, call, children }: DashboardCardProps<Value>) {
  const id = useId();
  const { data, error: problem, asOf, refetch } = call;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padding="none"
      heading={
        <h2 id={id} className={styles['heading']}>
          {title} {count !== undefined && <span className={styles['count']}>{count}</span>}
        </h2>
      }
      more={asOf ? <span className={styles['asOf']}>As of {clockTime(asOf)}</span> : more}
    >
      {problem && (
        <div className={styles['inside']}>
          <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
            {problemText(problem)}
          </Alert>
        </div>
      )}
      {data === undefined ? !problem && <Waiting /> : children(data)}
    </Card>
  );
}

function Waiting() {
  const isVisible = useLoadingVisible(true);
  return (
    <div className={styles['inside']} aria-busy="true">
      {isVisible && <Skeleton shape="block" />}
    </div>
  );
}
