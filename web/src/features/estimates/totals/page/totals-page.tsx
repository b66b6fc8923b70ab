import { Link, useParams } from '@tanstack/react-router';
import type { Explainable } from '@dre/core/domain/estimates/explanations/explain-total';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useMemo } from 'react';
import { price } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { LinkButton } from '../../../../ui/actions/LinkButton.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { WatchEstimateInTime } from '../../guide/watch-in-time.ts';
import type { OpenedEstimate } from '../../open/open-estimate.ts';
import { EstimateProblem } from '../../open/estimate-problem.tsx';
import { useEstimate, useEstimateNow } from '../../open/use-estimate.ts';
import { Explanation, LineText } from './explanation.tsx';
import { totalsRowLines } from './totals-row-lines.ts';
import { type TotalsRow, repairRows } from '../totals-rows.ts';
import { outsideRows, payerRows } from '../payer-rows.ts';
import { TotalLoss } from './total-loss.tsx';
import { WhoPays } from './who-pays.tsx';
import styles from './totals-page.module.css';

/** The totals of one estimate with every explanation open, for reading and for print. */
export function TotalsPage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/totals' });
  const state = useEstimate(id);
  if (state.kind === 'loading') {
    return <Loading isLoading label="Opening the totals" skeleton={<Skeleton shape="block" />} />;
  }
  if (state.kind === 'open') return <OpenTotals id={id} opened={state} />;
  return <EstimateProblem title="These totals cannot be shown" {...state} />;
}

function OpenTotals({ id, opened }: { readonly id: string; readonly opened: OpenedEstimate }) {
  const now = useEstimateNow(opened);
  const { totals, settlement, estimate } = now;
  const { profile, claim, heading } = estimate;
  const from = useMemo(() => ({ totals, settlement, profile, claim }), [totals, settlement, profile, claim]);
  return (
    <>
      <WatchEstimateInTime estimate={estimate} />
      <header className={styles['top']} data-wide-screen="">
        <h1>{`Totals of ${heading.number}`}</h1>
        <p className={styles['gross']}>{price(totals.gross)}</p>
        <div className={styles['tools']}>
          <LinkButton render={(look) => <Link to="/estimate/$id/new-estimate" params={{ id }} {...look} />}>
            Open the estimate
          </LinkButton>
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
      <ExplainedTotals id={id} from={from} items={now.items}>
        <TotalLoss {...now} />
      </ExplainedTotals>
    </>
  );
}

interface ExplainedTotalsProps {
  readonly id: string;
  readonly from: Explainable;
  readonly items: readonly WorkItem[];
  /** Stands below the payers. */
  readonly children?: ReactNode;
}

/** Every number with its steps and its lines: the repair, and where there is room its payers beside it. */
export function ExplainedTotals({ id, from, items, children }: ExplainedTotalsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['repair']}>
        <ExplainedRows title="What the repair costs" rows={repairRows(from).flat()} {...{ id, items }} />
      </div>
      <div className={styles['beside']}>
        <ExplainedRows title="Who pays" rows={payerRows(from)} {...{ id, items }}>
          <div className={styles['shares']}>
            <WhoPays settlement={from.settlement} />
          </div>
        </ExplainedRows>
        <ExplainedRows title="Not in the total" rows={outsideRows(from)} {...{ id, items }} />
        {children}
      </div>
    </div>
  );
}

interface ExplainedRowsProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly TotalsRow[];
  readonly items: readonly WorkItem[];
  readonly children?: ReactNode;
}

function ExplainedRows({ id, title, rows, items, children }: ExplainedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Card padding="lg">
      <h2>{title}</h2>
      {children}
      {rows.map((row) => (
        <ExplainedRow key={row.key} id={id} row={row} items={items} />
      ))}
    </Card>
  );
}

function ExplainedRow({
  id,
  row,
  items,
}: {
  readonly id: string;
  readonly row: TotalsRow;
  readonly items: readonly WorkItem[];
}) {
  return (
    <section className={styles['row']} data-rank={row.rank} aria-label={row.label}>
      <h3 className={styles['name']}>
        <span>
          {row.label} <span className={styles['how']}>{row.how}</span>
        </span>
        <span className={styles['amount']}>{price(row.amount)}</span>
      </h3>
      <Explanation
        heading="h4"
        row={row}
        lines={totalsRowLines(row, items)}
        renderLine={(line, key) => (
          <Link
            to="/estimate/$id/new-estimate"
            params={{ id }}
            search={{ line: key }}
            className={styles['line']}
          >
            <LineText line={line} />
          </Link>
        )}
      />
    </section>
  );
}
