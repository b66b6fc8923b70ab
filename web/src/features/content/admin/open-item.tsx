import { type ContentItem, type ListedContent, readContent } from '@dre/core/contract/content/content-admin';
import type { ContentKind } from '@dre/core/domain/content/content-item';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import styles from './content-admin.module.css';
import { ItemActions } from './item-actions.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemPreview } from './item-preview.tsx';
import { useContentActions } from './use-content-actions.ts';
import { useWriting } from './use-writing.ts';

interface OpenItemProps {
  readonly kind: ContentKind;
  readonly id: string;
  /** The item as the list should show it now. */
  readonly onLive: (item: ListedContent) => void;
  /** The list has to be read again. */
  readonly onChanged: () => void;
  /** Returns to the list where it is not shown beside. */
  readonly onBack: () => void;
  readonly onRemoved: () => void;
}

export function OpenItem({ kind, id, ...rest }: OpenItemProps) {
  const { data, error, refetch } = useQuery(readContent, { params: { kind, id }, query: {} });
  const isShown = useLoadingVisible(data === undefined && error === undefined);
  if (data) return <ItemEditor kind={kind} item={data} {...rest} />;
  return (
    <div className={styles['editor']} aria-busy={error === undefined}>
      {isShown && <Skeleton shape="block" />}
      {error && (
        <ErrorState
          title="This could not be opened"
          actions={
            <>
              <Button onPress={refetch}>Try Again</Button>
              <Button onPress={rest.onBack}>All items</Button>
            </>
          }
        >
          {problemText(error)}
        </ErrorState>
      )}
    </div>
  );
}

interface ItemEditorProps extends Omit<OpenItemProps, 'id'> {
  readonly item: ContentItem;
}

function ItemEditor({ kind, item: first, onLive, onChanged, onBack, onRemoved }: ItemEditorProps) {
  const { keeper, writing } = useWriting(kind, first);
  const { item, draft } = writing;
  const acts = useContentActions({ kind, keeper, writing, onChanged, onRemoved });
  useEffect(() => {
    const { id, state, hasChanges, changedAt, content } = item;
    onLive({
      id,
      title: draft.title,
      state,
      hasChanges,
      changedAt,
      from: state === 'draft' ? null : content.from,
    });
  }, [item, draft.title, onLive]);
  return (
    <>
      <section className={styles['editor']} aria-label={draft.title.trim() || 'Untitled'}>
        <div className={styles['back']}>
          <Button variant="ghost" icon={<ArrowLeft aria-hidden="true" />} onPress={onBack}>
            All items
          </Button>
        </div>
        <div className={styles['fields']}>
          <ItemFields
            key={acts.turn}
            kind={kind}
            draft={draft}
            errors={acts.errors}
            onChange={(patch) => {
              acts.forget(patch);
              keeper.change(patch);
            }}
          />
        </div>
        <ItemActions acts={acts} writing={writing} />
      </section>
      <ItemPreview kind={kind} item={item} draft={draft} />
      {acts.dialog}
    </>
  );
}
