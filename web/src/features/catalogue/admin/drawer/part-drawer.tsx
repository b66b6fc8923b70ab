import { type DraftPartReply, readDraftPart, type StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { Problem } from '@dre/core/contract/problem';
import Merge from 'lucide-react/icons/merge';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import { problemMessage } from '../parts/use-parts-editor.ts';
import { MergeDialog } from '../merge-dialog.tsx';
import { removedRow } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import type { BookLists } from '../use-book-lists.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import styles from './drawer.module.css';
import { OperationsTab } from './operations-tab.tsx';
import { PartTab } from './part-tab.tsx';
import type { PartTabProps } from './part-tab-props.ts';
import { PlacesTab } from './locations-tab.tsx';
import { RelationsTab } from './relations-tab.tsx';

interface PartDrawerProps {
  readonly code: string;
  readonly lists: BookLists;
  readonly editor: DraftEditor;
  readonly onChanged: (code: string) => void;
  /** Called when the part leaves the book. */
  readonly onRemoved: () => void;
  readonly onOpen: (code: string) => void;
  readonly onClose: () => void;
}

/** One part: its own fields, operations, relations and locations, each staged on leaving its field. */
export function PartDrawer(props: PartDrawerProps) {
  const { code, lists, editor, onChanged, onOpen, onClose } = props;
  const { data, error: problem, refetch } = useQuery(readDraftPart, { query: { code } }, code);
  const [refused, setRefused] = useState<Problem>();
  const stage = async (rows: readonly StagedRow[]) => {
    const problemNow = await editor.stage(rows);
    setRefused(problemNow);
    refetch();
    onChanged(code);
    return problemNow === undefined;
  };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data?.part.cells['name'] ?? code}
      footer={data && <PartActions {...props} part={data} stage={stage} />}
    >
      {problem && data === undefined ? (
        <ErrorState title="The part could not be read" actions={<Button onPress={refetch}>Try Again</Button>}>
          {problemText(problem)}
        </ErrorState>
      ) : (
        <Loading
          isLoading={data === undefined}
          label="The part is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {data && (
            <>
              <p className={styles['state']}>
                <span className={styles['code']}>{code}</span> <StateBadge state={data.part.state} />
              </p>
              {refused && (
                <div className={styles['refused']}>
                  <Alert tone="error" role="alert">
                    {problemMessage(refused)}
                  </Alert>
                </div>
              )}
              <PartTabs part={data} lists={lists} stage={stage} onOpen={onOpen} />
            </>
          )}
        </Loading>
      )}
    </Drawer>
  );
}

function PartTabs(props: PartTabProps) {
  const { operations, relations, relatedFrom, places } = props.part;
  return (
    <Tabs
      label="Part"
      tabs={[
        { id: 'part', label: 'Part', content: <PartTab {...props} /> },
        {
          id: 'operations',
          label: 'Operations',
          count: presentCount(operations),
          content: <OperationsTab {...props} />,
        },
        {
          id: 'relations',
          label: 'Relations',
          count: presentCount(relations) + presentCount(relatedFrom),
          content: <RelationsTab {...props} />,
        },
        { id: 'places', label: 'Places', count: presentCount(places), content: <PlacesTab {...props} /> },
      ]}
    />
  );
}

function presentCount(rows: DraftPartReply['places']): number {
  return rows.filter(({ state }) => state !== 'removed').length;
}

function PartActions(props: PartDrawerProps & Pick<PartTabProps, 'part' | 'stage'>) {
  const { part, code, editor, onRemoved, onClose } = props;
  const { confirm, dialog } = useConfirm();
  const [isMerging, setMerging] = useState(false);
  const remove = async () => {
    const isConfirmed = await confirm({
      heading: `Take ${code} out of the book?`,
      message:
        'It leaves the book with the next edition, with its operations and places. Estimates keep the edition they were started with.',
      cancel: true,
      destructive: true,
    });
    if (!isConfirmed || !(await props.stage([removedRow('parts.csv', part.part)]))) return;
    void showBanner({ message: `${code} leaves the book with the next edition` });
    onRemoved();
    onClose();
  };
  return (
    <>
      <Button
        variant="danger-outline"
        icon={<Trash2 aria-hidden="true" />}
        isDisabled={part.part.state === 'removed'}
        onPress={() => void remove()}
      >
        Delete
      </Button>
      <Button icon={<Merge aria-hidden="true" />} onPress={() => setMerging(true)}>
        Merge into…
      </Button>
      {isMerging && (
        <MergeDialog
          file="parts.csv"
          from={{ key: code, name: part.part.cells['name'] ?? code }}
          editor={editor}
          onMerged={() => {
            onRemoved();
            onClose();
          }}
          onClose={() => setMerging(false)}
        />
      )}
      {dialog}
    </>
  );
}
