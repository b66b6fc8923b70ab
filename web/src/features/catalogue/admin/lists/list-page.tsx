import type { Problem } from '@dre/core/contract/problem';
import type { StagedRow } from '@dre/core/contract/catalogue/book-draft';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import { MergeDialog } from '../merge-dialog.tsx';
import listStyles from '../../../../lib/components/list-page.module.css';
import { problemMessage } from '../parts/use-parts-editor.ts';
import { ReviewLink } from '../review-link.tsx';
import { asPublished, changedRow, removedRow } from '../staged-rows.ts';
import { type ListRow, useDraftTable } from '../use-book-lists.ts';
import { useDraftEditor } from '../use-draft-editor.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ListGrid } from './list-grid.tsx';
import { moving, stepTo } from './list-order.ts';
import type { ListKind } from './list-kinds.ts';
import styles from './lists.module.css';
import { SubSideDrawer } from './sub-side-drawer.tsx';

/** One of the short lists the parts refer to: renamed, put in order, merged; entries in use are never just deleted. */
export function BookListPage({ kind }: { readonly kind: ListKind }) {
  const editor = useDraftEditor();
  const table = useDraftTable(kind.file);
  const sides = useDraftTable('sides.csv');
  const [refused, setRefused] = useState<Problem>();
  const [merged, setMerged] = useState<ListRow>();
  const [opened, setOpened] = useState<string>();
  const [isNew, setNew] = useState(false);
  const { confirm, dialog } = useConfirm();
  const rows = table.rows;
  const isGrouped = kind.file === 'sub-sides.csv';
  const stage = async (staged: readonly StagedRow[]) => {
    if (staged.length === 0) return true;
    const problem = await editor.stage(staged);
    setRefused(problem);
    table.reload();
    return problem === undefined;
  };
  const siblings = (row: ListRow) =>
    (rows ?? []).filter((other) => !isGrouped || other.cells['side'] === row.cells['side']);
  const move = (row: ListRow, before: string | null) =>
    void stage(moving(kind.file, siblings(row), row.key, before));
  const remove = async (row: ListRow) => {
    const isConfirmed = await confirm({
      heading: `Delete ${nameOf(row)}?`,
      message: `The ${kind.noun[0]} leaves the book with the next edition.`,
      cancel: true,
      destructive: true,
    });
    if (isConfirmed && (await stage([removedRow(kind.file, row)])))
      void showBanner({ message: `${nameOf(row)} leaves the book with the next edition` });
  };
  const runAction = (row: ListRow, action: string) => {
    const step = action === 'up' ? -1 : action === 'down' ? 1 : undefined;
    const to = step && stepTo(siblings(row), row.key, step);
    const back = asPublished(kind.file, row);
    if (to !== undefined) move(row, to);
    else if (action === 'open') setOpened(row.key);
    else if (action === 'merge') setMerged(row);
    else if (action === 'delete') void remove(row);
    else if (action === 'back' && back !== null) void stage([back]);
  };
  const choices = useMemo(() => (rows ?? []).map((row) => ({ id: row.key, label: nameOf(row) })), [rows]);
  const open = rows?.find(({ key }) => key === opened);
  return (
    <>
      <ListHead kind={kind} count={rows?.length} changes={editor.changes} onNew={() => setNew(true)} />
      {kind.fixed !== null && (
        <div className={styles['note']}>
          <Alert tone="notice">{kind.fixed}</Alert>
        </div>
      )}
      {refused && (
        <div className={styles['note']}>
          <Alert tone="error" role="alert">
            {problemMessage(refused)}
          </Alert>
        </div>
      )}
      <Card padding="none">
        {table.problem && rows === undefined ? (
          <ErrorState
            title={`The ${kind.noun[1]} could not be read`}
            actions={<Button onPress={table.reload}>Try Again</Button>}
          >
            {problemText(table.problem)}
          </ErrorState>
        ) : (
          <Loading
            isLoading={rows === undefined}
            label={`The ${kind.noun[1]} are being read`}
            skeleton={<Skeleton shape="block" />}
          >
            {rows && (
              <ListGrid
                kind={kind}
                rows={rows}
                sides={isGrouped ? (sides.rows ?? []) : null}
                onMove={move}
                onAction={runAction}
                onCommit={(row, column, text) => commit(kind, row, column, text, stage)}
              />
            )}
          </Loading>
        )}
      </Card>
      {merged && (
        <MergeDialog
          file={kind.file}
          from={{ key: merged.key, name: nameOf(merged) }}
          choices={choices}
          editor={editor}
          onMerged={table.reload}
          onClose={() => setMerged(undefined)}
        />
      )}
      {isNew && (
        <EntryDialog
          kind={kind}
          rows={rows ?? []}
          sides={sides.rows ?? []}
          onStage={stage}
          onClose={() => setNew(false)}
        />
      )}
      {open && isGrouped && (
        <SubSideDrawer
          row={open}
          rows={rows ?? []}
          sides={sides.rows ?? []}
          editor={editor}
          onStage={stage}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

interface ListHeadProps {
  readonly kind: ListKind;
  readonly count: number | undefined;
  readonly changes: number | undefined;
  readonly onNew: () => void;
}

function ListHead({ kind, count, changes, onNew }: ListHeadProps) {
  return (
    <div className={listStyles['top']}>
      <h1>{kind.title}</h1>
      <output className={listStyles['count']}>
        {count !== undefined && `${String(count)} ${kind.noun[count === 1 ? 0 : 1]}`}
      </output>
      <div className={listStyles['actions']}>
        <ReviewLink changes={changes} />
        {kind.fixed === null && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onNew}>
            {`New ${kind.noun[0]}`}
          </Button>
        )}
      </div>
    </div>
  );
}

function nameOf({ cells, key }: ListRow): string {
  return cells['name'] ?? key;
}

function commit(
  kind: ListKind,
  row: ListRow,
  column: string,
  text: string,
  stage: (rows: readonly StagedRow[]) => Promise<boolean>,
): string | null {
  const typed = text.trim();
  if (column === 'name' && typed === '') return `A ${kind.noun[0]} needs a name.`;
  void stage([changedRow(kind.file, row, { [column]: typed })]);
  return null;
}
