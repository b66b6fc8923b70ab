import { dayOfMoment } from '../../../../lib/text/format.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import type { GridHandle } from '../../../../ui/grid/grid-definition.ts';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { PartDrawer } from '../drawer/part-drawer.tsx';
import { useBookLists } from '../use-book-lists.ts';
import { useDraftEditor } from '../use-draft-editor.ts';
import { NewPartDialog } from './new-part-dialog.tsx';
import { OrderMenu } from './order-menu.tsx';
import { isNarrowed, partsAddress, type PartsAddress, withChange } from './parts-address.ts';
import { PartsBar } from './parts-bar.tsx';
import { PartsFilters, unnarrowed } from './parts-filters.tsx';
import { PartsGrid } from './parts-grid.tsx';
import { PartsHead } from './parts-head.tsx';
import styles from './parts.module.css';
import { usePartsEditor } from './use-parts-editor.ts';
import { usePartsFound } from './use-parts-found.ts';
import { ViewsMenu } from './views-menu.tsx';

/** The keys of the selected parts; null selects all that match. */
type BulkKeys = readonly string[] | null;

const nothingSelected: ReadonlySet<string> = new Set();

/** The parts of the book: browsed, changed in place and in bulk, and reviewed before publishing. */
export function PartsPage() {
  const { address, show } = usePartsAddress();
  const editor = useDraftEditor();
  const lists = useBookLists();
  const list = usePartsFound(address);
  const acts = usePartsEditor(list, editor, today);
  const handle = useRef<GridHandle>(null);
  const [selected, setSelected] = useState(nothingSelected);
  const [bulkKeys, setBulkKeys] = useState<BulkKeys>();
  const [isNew, setNew] = useState(false);
  const { found } = list;
  const open = useCallback((part: string) => show(withChange(address, { part })), [show, address]);
  const reloadAll = () => {
    handle.current?.clear();
    list.reload();
  };
  const problem = found === undefined ? list.problem : undefined;
  return (
    <>
      <PartsHead
        editor={editor}
        total={found?.total}
        isNarrowed={isNarrowed(address)}
        onNew={() => setNew(true)}
      />
      <Card padding="none">
        <PartsFilters address={address} lists={lists} onChange={show}>
          <OrderMenu address={address} onChange={show} />
          <ViewsMenu address={address} onChange={show} />
        </PartsFilters>
        {list.problem && found && (
          <Alert tone="error" role="alert" actions={<Button onPress={list.reload}>Try Again</Button>}>
            {problemText(list.problem)}
          </Alert>
        )}
        {problem ? (
          <ErrorState
            title="The parts could not be read"
            actions={<Button onPress={list.reload}>Try Again</Button>}
          >
            {problemText(problem)}
          </ErrorState>
        ) : (
          <Loading
            isLoading={found === undefined}
            label="The parts are being read"
            skeleton={<RowsSkeleton />}
          >
            {found && (
              <PartsGrid
                found={found}
                lists={lists}
                isBusy={list.isLoading}
                selected={selected}
                handle={handle}
                onSelection={setSelected}
                onSeen={list.request}
                onCommit={acts.commit}
                onTakeBack={acts.takeBack}
                onOpen={open}
                onUndo={acts.undo}
                onClear={isNarrowed(address) ? () => show(unnarrowed(address)) : null}
              />
            )}
          </Loading>
        )}
        <PartsBar
          total={found?.total ?? 0}
          selected={selected}
          onUndo={editor.undo === null ? null : acts.undo}
          onBulk={setBulkKeys}
          onClear={() => handle.current?.clear()}
        />
      </Card>
      {bulkKeys !== undefined && (
        <BulkDialog
          address={address}
          keys={bulkKeys}
          lists={lists}
          editor={editor}
          onDone={reloadAll}
          onClose={() => setBulkKeys(undefined)}
        />
      )}
      {isNew && (
        <NewPartDialog
          lists={lists}
          editor={editor}
          today={today}
          onCreated={(code) => {
            reloadAll();
            editor.reload();
            open(code);
          }}
          onClose={() => setNew(false)}
        />
      )}
      {address.part !== undefined && (
        <PartDrawer
          key={address.part}
          code={address.part}
          lists={lists}
          editor={editor}
          onChanged={(key) => void list.refresh(key)}
          onRemoved={reloadAll}
          onOpen={open}
          onClose={() => show(withChange(address, { part: undefined }))}
        />
      )}
    </>
  );
}

function usePartsAddress() {
  const navigate = useNavigate();
  const address = partsAddress(useSearch({ strict: false }));
  const show = useCallback(
    (next: PartsAddress) => void navigate({ to: '/admin/parts', search: next, replace: true }),
    [navigate],
  );
  return { address, show };
}

function RowsSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} shape="block" />
      ))}
    </div>
  );
}

function today(): string {
  return dayOfMoment(new Date());
}
