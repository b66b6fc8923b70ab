import type { EstimateRow } from '@dre/core/contract/estimates/estimate-list';
import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { Link } from '@tanstack/react-router';
import { amount, orDash } from '../../../lib/text/format.ts';
import { When } from '../../../lib/text/when.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column } from '../../../ui/layout/Table.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import styles from './my-estimates.module.css';
import { RowActions } from './row-actions.tsx';
import type { ListActions } from './use-list-actions.ts';
import type { Selection } from './use-selection.ts';

interface ColumnsProps {
  readonly visible: readonly string[];
  readonly selection: Selection;
  readonly actions: ListActions;
  readonly isArchive: boolean;
  readonly onPreview: (row: EstimateRow) => void;
}

export function estimateColumns(props: ColumnsProps): Column<EstimateRow>[] {
  const { visible, selection, actions, isArchive, onPreview } = props;
  const selectedCount = visible.filter((id) => selection.ids.has(id)).length;
  return [
    {
      id: 'select',
      header: 'Select',
      headerCell: (
        <Checkbox
          isSelected={visible.length > 0 && selectedCount === visible.length}
          isIndeterminate={selectedCount > 0 && selectedCount < visible.length}
          onChange={(isSelected) => selection.select(visible, isSelected)}
        >
          <VisuallyHidden>Select this page</VisuallyHidden>
        </Checkbox>
      ),
      cell: ({ id, number }) => (
        <Checkbox isSelected={selection.ids.has(id)} onChange={() => selection.toggle(id)}>
          <VisuallyHidden>Select {number}</VisuallyHidden>
        </Checkbox>
      ),
    },
    ...factColumns,
    {
      id: 'actions',
      header: 'Actions',
      headerCell: <VisuallyHidden>Actions</VisuallyHidden>,
      isActions: true,
      cell: (row) => <RowActions row={row} actions={actions} isArchive={isArchive} onPreview={onPreview} />,
    },
  ];
}

/** Columns between the checkbox and the actions. */
const factColumns: readonly Column<EstimateRow>[] = [
  {
    id: 'number',
    header: 'Estimate',
    isRowHeader: true,
    isSortable: true,
    cell: ({ id, number }) => (
      <Link
        to="/estimate/$id/new-estimate"
        params={{ id }}
        search={{}}
        className={styles['number']}
        data-estimate={id}
      >
        {number}
      </Link>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    isName: true,
    isSortable: true,
    cell: ({ customer }) => <span className={styles['customer']}>{customer || 'No name yet'}</span>,
  },
  {
    id: 'vehicle',
    header: 'Vehicle',
    isName: true,
    isSortable: true,
    cell: ({ vehicle, vinTail }) => (
      <>
        {vehicle || '–'}
        {vinTail !== '' && <span className={styles['vin']}>…{vinTail}</span>}
      </>
    ),
  },
  {
    id: 'insurer',
    header: 'Insurer and claim',
    isName: true,
    isSortable: true,
    cell: ({ insurer, claim }) => (
      <>
        {insurer || (claim === '' ? '–' : '')}
        {claim !== '' && <span className={styles['vin']}>{claim}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    cell: (row) => (
      <>
        <StatusChip status={statusOf(row)} />
        {row.toAnswer > 0 && <span className={styles['toAnswer']}>{row.toAnswer} to answer</span>}
      </>
    ),
  },
  {
    id: 'updated',
    header: 'Updated',
    isSortable: true,
    cell: ({ updatedAt }) => <When at={updatedAt} />,
  },
  {
    id: 'total',
    header: 'Total',
    isNumeric: true,
    isSortable: true,
    cell: ({ total }) => <b className={styles['total']}>{orDash(total, amount)}</b>,
  },
];
