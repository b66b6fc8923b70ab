import { useState } from 'react';
import { Pagination } from '../ui/layout/Pagination.tsx';
import { StatusChip } from '../ui/feedback/StatusChip.tsx';
import type { Status } from '../ui/feedback/StatusChip.tsx';
import { Table } from '../ui/layout/Table.tsx';
import type { Column, Sort } from '../ui/layout/Table.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { formatDecimal } from '../ui/fields/number-text.ts';
import styles from './catalogue.module.css';
import { Specimen } from './Specimen.tsx';

interface Estimate {
  readonly number: string;
  readonly customer: string;
  readonly vehicle: string;
  readonly status: Status;
  readonly cents: number;
}

const estimates: readonly Estimate[] = [
  {
    number: 'E-10482',
    customer: 'Ruth Okafor',
    vehicle: '2022 Northfork Ridgeline 34RL',
    status: 'draft',
    cents: 724_186,
  },
  {
    number: 'E-10479',
    customer: 'Luis Carrasco',
    vehicle: '2019 Halden Bay 26BH',
    status: 'sent',
    cents: 311_840,
  },
  {
    number: 'E-10477',
    customer: 'Tom and Ann Brandt',
    vehicle: '2023 Meridian Coach 38Q',
    status: 'in-repair',
    cents: 1_840_615,
  },
  {
    number: 'E-10471',
    customer: 'Sheila Novak',
    vehicle: '2017 Pinecrest 21RB',
    status: 'approved',
    cents: 226_490,
  },
];

const total = estimates.reduce((sum, estimate) => sum + estimate.cents, 0);

const columns: readonly Column<Estimate>[] = [
  {
    id: 'number',
    header: 'Estimate',
    cell: (row) => (
      <a className="id" href="#tables">
        {row.number}
      </a>
    ),
    isRowHeader: true,
    isSortable: true,
    footer: 'This page',
  },
  { id: 'customer', header: 'Customer', cell: (row) => <b>{row.customer}</b>, isSortable: true },
  { id: 'vehicle', header: 'Vehicle', cell: (row) => row.vehicle },
  { id: 'status', header: 'Status', cell: (row) => <StatusChip status={row.status} /> },
  {
    id: 'cents',
    header: 'Total',
    cell: (row) => formatDecimal(row.cents, 2),
    isNumeric: true,
    isSortable: true,
    footer: `$${formatDecimal(total, 2)}`,
  },
];

export function Tables() {
  const [sort, setSort] = useState<Sort>({ column: 'number', direction: 'descending' });
  const [page, setPage] = useState(1);
  return (
    <>
      <Specimen title="Table, sorted" size="wide" frame="flush">
        <Table
          caption="Estimates"
          columns={columns}
          rows={sorted(sort)}
          rowKey={(row) => row.number}
          sort={sort}
          onSort={setSort}
        />
        <div className={styles['footer']}>
          <span className="tnum">1–4 of 351</span>
          <Pagination
            page={page}
            pages={24}
            onPage={setPage}
            hrefOf={(to) => `?page=${to}`}
            label="Pages of the table"
          />
        </div>
      </Specimen>
      <Specimen title="Loading: header at once, rows at their height" size="half" frame="flush">
        <Table
          caption="Estimates, loading"
          columns={columns.slice(0, 4)}
          rows={[]}
          rowKey={(row) => row.number}
          skeletonRows={4}
        />
      </Specimen>
      <Specimen title="Empty" size="half" frame="flush">
        <Table
          caption="Estimates, none"
          columns={columns.slice(0, 4)}
          rows={[]}
          rowKey={(row) => row.number}
          empty={
            <EmptyState title="Nothing matches these filters" headingLevel={4}>
              6 estimates match without the date filter.
            </EmptyState>
          }
        />
      </Specimen>
      <Specimen title="Next page on its way" size="wide" frame="flush">
        <Table
          caption="Estimates of the page before"
          columns={columns}
          rows={estimates.slice(0, 2)}
          rowKey={(row) => row.number}
          isStale
        />
      </Specimen>
    </>
  );
}

function sorted({ column, direction }: Sort): Estimate[] {
  const turn = direction === 'ascending' ? 1 : -1;
  return estimates.toSorted((one, other) => {
    if (column === 'cents') return turn * (one.cents - other.cents);
    const key = column === 'customer' ? 'customer' : 'number';
    return turn * one[key].localeCompare(other[key]);
  });
}
