import type { EstimateRow } from '@dre/core/contract/estimates/estimate-list';
import { listChoices } from '@dre/core/contract/estimates/estimate-list';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { type Sort, Table } from '../../../ui/layout/Table.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import { ActionBar } from './action-bar.tsx';
import { estimateColumns } from './estimate-columns.tsx';
import { FilterRow } from './filter-row.tsx';
import { ListFooter } from './list-footer.tsx';
import { NewEstimateLink } from './new-estimate-link.tsx';
import styles from './my-estimates.module.css';
import { NothingListed } from './nothing-listed.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { type EstimateList, useEstimateList } from './use-estimate-list.ts';
import { useListActions } from './use-list-actions.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

/** Search and filter the company's estimates. */
export function MyEstimatesPage() {
  const list = useEstimateList();
  const actions = useListActions(list);
  const choices = useQuery(listChoices, {});
  const selection = useSelection();
  const [preview, setPreview] = useState<EstimateRow>();
  const search = useRef<HTMLInputElement>(null);
  const rows = list.data?.items ?? [];
  const visible = rows.map(({ id }) => id);
  useListKeys({
    search,
    onSelect: selection.toggle,
    onExtend: (id) => selection.extend(id, visible),
    onPreview: (id) => setPreview(rows.find((row) => row.id === id)),
  });
  const isSkeletonVisible = useLoadingVisible(list.data === undefined && list.error === undefined);
  const isArchive = list.address.archived === 'yes';
  return (
    <>
      <div className={styles['top']}>
        <h1>My Estimates</h1>
        <div className={styles['actions']}>
          <LinkButton render={(look) => <Link to="/estimate/customers" search={{}} {...look} />}>
            Customers
          </LinkButton>
          <Button
            icon={<Download aria-hidden="true" />}
            loading={actions.isBusy}
            onPress={() => void actions.save()}
          >
            Export
          </Button>
          <NewEstimateLink />
        </div>
      </div>
      <StatusTabs list={list} />
      <Card padding="none">
        {selection.ids.size > 0 ? (
          <ActionBar
            selection={selection}
            actions={actions}
            isArchive={isArchive}
            colleagues={choices.data?.colleagues ?? []}
          />
        ) : (
          <FilterRow list={list} choices={choices.data} search={search} />
        )}
        <ListProblem list={list} />
        <Table
          caption="My Estimates"
          className={styles['list']}
          columns={estimateColumns({ visible, selection, actions, isArchive, onPreview: setPreview })}
          rows={rows}
          rowKey={({ id }) => id}
          isSelected={({ id }) => selection.ids.has(id)}
          {...sortOf(list)}
          isStale={list.isPending && list.data !== undefined}
          skeletonRows={isSkeletonVisible ? 15 : 0}
          empty={list.data === undefined ? null : <NothingListed list={list} />}
        />
        {rows.length > 0 && <ListFooter list={list} />}
      </Card>
      <PreviewDrawer row={preview} onClose={() => setPreview(undefined)} />
    </>
  );
}

function ListProblem({ list }: { readonly list: EstimateList }) {
  if (list.error === undefined) return null;
  return (
    <div className={styles['problem']}>
      <Alert tone="error" role="alert" actions={<Button onPress={list.refetch}>Try Again</Button>}>
        {problemText(list.error)}
      </Alert>
    </div>
  );
}

const fromTheGreatest = new Set(['updated', 'total', 'number']);

/** The server sorts the whole list. */
function sortOf({ address, show }: EstimateList): { sort: Sort; onSort: (sort: Sort) => void } {
  const column = address.sort ?? 'updated';
  const usual = fromTheGreatest.has(column) ? 'descending' : 'ascending';
  return {
    sort: { column, direction: address.direction ?? usual },
    onSort: (requested) => {
      const isOther = requested.column !== column;
      const first = fromTheGreatest.has(requested.column) ? 'descending' : 'ascending';
      const direction = isOther ? first : requested.direction;
      show({ ...address, sort: requested.column as NonNullable<typeof address.sort>, direction });
    },
  };
}
