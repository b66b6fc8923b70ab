import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { type Column, Table } from '../../ui/layout/Table.tsx';
import { useLoadingVisible } from '../../ui/feedback/use-loading-visible.ts';
import styles from './list-page.module.css';
import { problemText } from '../calls/use-action.ts';
import type { InfiniteQueryResult } from '../calls/use-infinite-query.ts';

interface ListPageProps<Row> {
  readonly title: string;
  /** The name of one row and of several: "order", "orders". */
  readonly noun: readonly [one: string, several: string];
  readonly list: InfiniteQueryResult<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly empty: ReactNode;
  readonly filters: ReactNode;
  readonly actions?: ReactNode;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

/** The layout of every admin list: title and count, filters, table, and the next page. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, noun, list, columns, rowKey, empty, filters, actions, children } = props;
  const isSkeletonShown = useLoadingVisible(list.isPending);
  const hasNothing = list.rows.length === 0;
  return (
    <>
      <div className={styles['top']}>
        <h1>{title}</h1>
        <output className={styles['count']}>{list.total !== undefined && counted(list.total, noun)}</output>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      <Card padding="none">
        <div className={styles['filters']}>{filters}</div>
        {list.error && hasNothing ? (
          <ErrorState
            title={`The ${noun[1]} could not be read`}
            actions={<Button onPress={list.refetch}>Try Again</Button>}
          >
            {problemText(list.error)}
          </ErrorState>
        ) : (
          <>
            {list.error && (
              <div className={styles['problem']}>
                <Alert tone="error" role="alert">
                  {problemText(list.error)}
                </Alert>
              </div>
            )}
            <Table
              caption={title}
              columns={columns}
              rows={list.rows}
              rowKey={rowKey}
              isStale={list.isStale}
              skeletonRows={isSkeletonShown ? 6 : 0}
              empty={list.isPending ? null : empty}
            />
          </>
        )}
        {!hasNothing && (
          <footer className={styles['footer']}>
            <span>
              {list.rows.length} of {counted(list.total ?? list.rows.length, noun)}
            </span>
            {list.hasNextPage && (
              <Button onPress={list.fetchNextPage} loading={list.isFetchingNextPage}>
                Show more
              </Button>
            )}
          </footer>
        )}
      </Card>
      {children}
    </>
  );
}

function counted(count: number, [one, several]: readonly [string, string]): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}
