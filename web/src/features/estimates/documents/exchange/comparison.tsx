import type { EmsComparison, ListedTask } from '@dre/core/domain/exchange/compare/compare-ems';
import { operationNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { amount, hours, orDash, price } from '../../../../lib/text/format.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { type Column, Table } from '../../../../ui/layout/Table.tsx';
import { type DifferenceRow, differenceRows, summary } from './comparison-rows.ts';
import styles from './exchange.module.css';

/** Matched lines with their differences, and the lines only one of the two has. */
export function Comparison({ compared }: { readonly compared: EmsComparison }) {
  const { system, version, vehicle, totals, onlyOurs, onlyTheirs, isSameVehicle } = compared;
  const rows = differenceRows(compared);
  const text = summary(compared);
  return (
    <div className={styles['compared']}>
      <p className={styles['words']}>
        Theirs: {system}
        {version && `, ${version}`}
        {vehicle && `, ${vehicle}`}. {text}
      </p>
      {isSameVehicle === false && (
        <Alert tone="warning" title="Another vehicle">
          The set names another vehicle identification number than this estimate.
        </Alert>
      )}
      <dl className={styles['sums']}>
        <Sum name="Our total" value={totals.ours.gross} />
        {totals.theirs && <Sum name="Their total" value={totals.theirs.gross} />}
        {totals.theirs && <Sum name="Theirs less ours" value={totals.theirs.gross - totals.ours.gross} />}
      </dl>
      <section className={styles['group']} aria-label="The same work">
        <h3 className={styles['title']}>The same work</h3>
        <Table
          caption="The same work on both"
          columns={pairColumns}
          rows={rows}
          rowKey={({ key }) => key}
          empty="No line of theirs is like one of ours."
        />
      </section>
      <Only title="Only on ours" tasks={onlyOurs} empty="They have everything that we have." />
      <Only title="Only on theirs" tasks={onlyTheirs} empty="We have everything that they have." />
    </div>
  );
}

function Sum({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{price(value)}</dd>
    </div>
  );
}

const pairColumns: readonly Column<DifferenceRow>[] = [
  {
    id: 'work',
    header: 'Work',
    isRowHeader: true,
    cell: ({ ours, theirs, isOtherOperation }) => (
      <span className={styles['both']}>
        <span>{named(ours)}</span>
        <span className={styles['theirs']}>
          Theirs {theirs.line}: {theirs.description} {isOtherOperation && `(${operation(theirs)})`}
        </span>
      </span>
    ),
  },
  { id: 'hours', header: 'Our hours', isNumeric: true, cell: ({ ours }) => orDash(ours.hours, hours) },
  {
    id: 'their-hours',
    header: 'Their hours',
    isNumeric: true,
    cell: ({ theirs }) => orDash(theirs.hours, hours),
  },
  {
    id: 'more-hours',
    header: 'Hours ±',
    isNumeric: true,
    cell: (row) => <Difference value={row.hours} text={hours} />,
  },
  {
    id: 'price',
    header: 'Our price',
    isNumeric: true,
    cell: ({ ours }) => orDash(ours.price + ours.misc, amount),
  },
  {
    id: 'their-price',
    header: 'Their price',
    isNumeric: true,
    cell: ({ theirs }) => orDash(theirs.price + theirs.misc, amount),
  },
  {
    id: 'more-price',
    header: 'Price ±',
    isNumeric: true,
    cell: (row) => <Difference value={row.price} text={amount} />,
  },
];

/** For example "4. Baggage door · replace". */
function named(task: ListedTask): string {
  const work = operation(task);
  return `${task.line}. ${task.description}${work && ` · ${work}`}`;
}

function operation({ operation: kind }: ListedTask): string {
  return kind === null ? '' : (operationNames[kind as keyof typeof operationNames] ?? '');
}

/** Signs, not colors alone, show the direction. */
function Difference({ value, text }: { readonly value: number; readonly text: (value: number) => string }) {
  if (value === 0) return <span aria-label="no difference">–</span>;
  return (
    <span className={value > 0 ? styles['more'] : styles['less']}>
      {value > 0 ? '+' : ''}
      {text(value)}
    </span>
  );
}

const onlyColumns: readonly Column<ListedTask & { readonly key: string }>[] = [
  {
    id: 'work',
    header: 'Work',
    isRowHeader: true,
    cell: named,
  },
  { id: 'hours', header: 'Hours', isNumeric: true, cell: (task) => orDash(task.hours, hours) },
  { id: 'price', header: 'Price', isNumeric: true, cell: (task) => orDash(task.price + task.misc, amount) },
];

function Only({
  title,
  tasks,
  empty,
}: {
  readonly title: string;
  readonly tasks: readonly ListedTask[];
  readonly empty: string;
}) {
  const rows = tasks.map((task, index) => ({ ...task, key: `${index} ${task.line}` }));
  return (
    <section className={styles['group']} aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      <Table caption={title} columns={onlyColumns} rows={rows} rowKey={({ key }) => key} empty={empty} />
    </section>
  );
}
