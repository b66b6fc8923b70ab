import type { Cell } from '@dre/core/domain/exchange/sheets';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { problemText } from '../../lib/calls/use-action.ts';
import type { QueryResult } from '../../lib/calls/use-query.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { type Column, Table } from '../../ui/layout/Table.tsx';
import { useLoadingVisible } from '../../ui/feedback/use-loading-visible.ts';
import { ReportFiles } from './report-files.tsx';
import styles from './reports.module.css';

interface Paged<Row> {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly items: readonly Row[];
}

interface PagedReportProps<Row, Value extends Paged<Row>> {
  readonly title: string;
  readonly path: '/reporting/all-ads' | '/reporting/ad-clicks';
  readonly report: QueryResult<Value>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The report in one sentence. */
  readonly answer: (value: Value) => string;
  readonly file: {
    readonly name: string;
    readonly headings: readonly string[];
    readonly row: (row: Row) => readonly Cell[];
  };
  readonly tools: ReactNode;
  readonly picture?: ReactNode;
  readonly empty: ReactNode;
}

/** A report that is read a page at a time. */
export function PagedReport<Row, Value extends Paged<Row>>(props: PagedReportProps<Row, Value>) {
  const { title, path, report, columns, rowKey, answer, file, tools, picture, empty } = props;
  const { data, error, isPending, refetch } = report;
  const skeletonRows = useLoadingVisible(data === undefined && isPending) ? 6 : 0;
  const items = data?.items ?? [];
  return (
    <>
      <div className={styles['top']}>
        <h1>{title}</h1>
        <div className={styles['tools']}>
          {tools}
          <ReportFiles
            name={file.name}
            of="this page"
            isEmpty={items.length === 0}
            sheets={[{ name: title, headings: file.headings, rows: items.map(file.row) }]}
          />
        </div>
      </div>
      {data && <output className={styles['answer']}>{answer(data)}</output>}
      {picture && <div className={styles['picture']}>{picture}</div>}
      <Card padding="none">
        {error ? (
          <ErrorState
            title="The report could not be read"
            actions={<Button onPress={refetch}>Try Again</Button>}
          >
            {problemText(error)}
          </ErrorState>
        ) : (
          <Table
            caption={title}
            columns={columns}
            rows={items}
            rowKey={rowKey}
            isStale={isPending && data !== undefined}
            skeletonRows={skeletonRows}
            empty={data === undefined ? null : empty}
          />
        )}
        {data && data.total > data.pageSize && <Pages path={path} value={data} />}
      </Card>
    </>
  );
}

interface PagesProps {
  readonly path: '/reporting/all-ads' | '/reporting/ad-clicks';
  readonly value: Paged<unknown>;
}

function Pages({ path, value: { page, pageSize, total } }: PagesProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const to = (next: number) => ({ to: path, search: { page: next } });
  return (
    <footer className={styles['foot']}>
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPage={(next) => void navigate(to(next))}
        hrefOf={(next) => router.buildLocation(to(next)).href}
      />
    </footer>
  );
}
