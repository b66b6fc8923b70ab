import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import type { SheetPlan } from '@dre/core/domain/catalogue/import/import-plan';
import { useState } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { columnOptions, counted, leftAside, sheetIssueText, tableOptions } from './import-labels.ts';
import styles from './import.module.css';
import { planFor } from './sheet-plans.ts';

interface ColumnsStepProps {
  readonly current: BookImport;
  readonly isBusy: boolean;
  readonly onPlan: (sheets: readonly SheetPlan[]) => void;
  readonly onBack: () => void;
}

interface HeadingRow {
  readonly at: number;
  readonly heading: string;
  readonly samples: readonly string[];
}

/** The second step: the table of each sheet, and the book's column for each of its columns. */
export function ColumnsStep({ current, isBusy, onPlan, onBack }: ColumnsStepProps) {
  const [plans, setPlans] = useState(current.plan.sheets);
  const change = (changed: SheetPlan) =>
    setPlans(plans.map((plan) => (plan.sheet === changed.sheet ? changed : plan)));
  const hasTable = plans.some(({ table }) => table !== null);
  return (
    <>
      <div className={styles['body']}>
        {current.sheetFaults.map((issue) => (
          <Alert key={`${issue.sheet} ${issue.fault}`} tone="error">
            {sheetIssueText(
              issue,
              current.plan.sheets.find(({ sheet }) => sheet === issue.sheet)?.table ?? null,
            )}
          </Alert>
        ))}
        {!hasTable && <Alert tone="notice">Say which table of the book this is.</Alert>}
        {current.sheets.map((sheet) => {
          const plan = plans.find((one) => one.sheet === sheet.name);
          return plan && <SheetColumns key={sheet.name} sheet={sheet} plan={plan} onChange={change} />;
        })}
      </div>
      <footer className={styles['footer']}>
        <span>The headings are remembered when the file is imported.</span>
        <div className={styles['buttons']}>
          <Button onPress={onBack}>Back</Button>
          <Button variant="primary" loading={isBusy} isDisabled={!hasTable} onPress={() => onPlan(plans)}>
            Check the rows
          </Button>
        </div>
      </footer>
    </>
  );
}

interface SheetColumnsProps {
  readonly sheet: BookImport['sheets'][number];
  readonly plan: SheetPlan;
  readonly onChange: (plan: SheetPlan) => void;
}

function SheetColumns({ sheet, plan, onChange }: SheetColumnsProps) {
  const { table } = plan;
  const rows = sheet.headings.map((heading, at): HeadingRow => ({
    at,
    heading,
    samples: sheet.samples.map((cells) => cells[at] ?? ''),
  }));
  return (
    <section className={styles['sheet']} aria-label={sheet.name}>
      <div className={styles['sheetTop']}>
        <h2 className={styles['subhead']}>
          {sheet.name} <span>{counted(sheet.rows, 'row', 'rows')}</span>
        </h2>
        <Select
          label="Table of the book"
          options={[{ id: leftAside, label: 'Leave this sheet aside' }, ...tableOptions]}
          value={table ?? leftAside}
          onChange={(id) => onChange(planFor(sheet, id === leftAside ? null : (id as TableFile)))}
        />
      </div>
      {table !== null && (
        <Table
          caption={`Columns of ${sheet.name}`}
          columns={headingColumns(table, plan, onChange)}
          rows={rows}
          rowKey={({ at }) => String(at)}
        />
      )}
    </section>
  );
}

function headingColumns(
  table: TableFile,
  plan: SheetPlan,
  onChange: (plan: SheetPlan) => void,
): readonly Column<HeadingRow>[] {
  const choose = (at: number, id: string) =>
    onChange({
      ...plan,
      columns: plan.columns.map((column, index) => (index === at ? (id === leftAside ? null : id) : column)),
    });
  return [
    {
      id: 'heading',
      header: 'In the file',
      isRowHeader: true,
      cell: ({ heading, at }) => heading || `Column ${String(at + 1)}`,
    },
    {
      id: 'samples',
      header: 'Begins with',
      cell: ({ samples }) => (
        <span className={styles['samples']}>{samples.filter(Boolean).join(' · ') || '–'}</span>
      ),
    },
    {
      id: 'column',
      header: 'Column of the book',
      cell: ({ at, heading }) => (
        <Select
          label={<span className={styles['hidden']}>{`Column for ${heading}`}</span>}
          options={columnOptions(table)}
          value={plan.columns[at] ?? leftAside}
          onChange={(id) => choose(at, id)}
        />
      ),
    },
  ];
}
