import { type ListedContent, listContent, startContent } from '@dre/core/contract/content/content-admin';
import type { ContentKind } from '@dre/core/domain/content/content-item';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import styles from './content-admin.module.css';
import { ItemList } from './item-list.tsx';
import { kindLabels } from './kind-labels.ts';
import { OpenItem } from './open-item.tsx';

const addresses = { news: '/admin/edit-news', event: '/admin/edit-events', ad: '/admin/ad' } as const;

/** The list of items, the open one, and its preview. */
export function ContentAdmin({ kind }: { readonly kind: ContentKind }) {
  const words = kindLabels[kind];
  const list = useQuery(listContent, { params: { kind }, query: {} }, kind);
  const navigate = useNavigate();
  const chosen = useSearch({ strict: false }).item;
  const [live, setLive] = useState<ListedContent>();
  const open = (item: string | undefined) =>
    void navigate({ to: addresses[kind], search: item === undefined ? {} : { item } });
  const { begin, isBusy, problem } = useBegin(kind, (item) => {
    list.refetch();
    open(item);
  });
  const [removed, setRemoved] = useState<string>();
  const items = (list.data?.items ?? []).filter(({ id }) => id !== removed);
  const openId = chosen ?? items[0]?.id;
  return (
    <>
      <div className={styles['top']}>
        <h1>{words.title}</h1>
        <p className={styles['where']}>{words.where}</p>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          loading={isBusy}
          onPress={() => void begin()}
        >
          {words.begin}
        </Button>
      </div>
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problem}
        </Alert>
      )}
      {list.data === undefined ? (
        <Waiting problem={list.error && problemText(list.error)} onTryAgain={list.refetch} />
      ) : items.length === 0 ? (
        <EmptyState title={words.none} actions={<Button onPress={() => void begin()}>{words.begin}</Button>}>
          {words.first}
        </EmptyState>
      ) : (
        <div className={styles['desk']} data-open={chosen === undefined ? 'list' : 'item'}>
          <ItemList
            items={items.map((item) => (item.id === live?.id ? live : item))}
            total={Math.max(list.data.total, items.length)}
            openId={openId}
            onOpen={open}
          />
          {openId !== undefined && (
            <OpenItem
              key={openId}
              kind={kind}
              id={openId}
              onLive={setLive}
              onChanged={list.refetch}
              onBack={() => open(undefined)}
              onRemoved={() => {
                setRemoved(openId);
                open(undefined);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function Waiting(props: { readonly problem: string | undefined; readonly onTryAgain: () => void }) {
  const isShown = useLoadingVisible(props.problem === undefined);
  if (props.problem === undefined) return <div aria-busy="true">{isShown && <Skeleton shape="block" />}</div>;
  return (
    <ErrorState
      title="This could not be read"
      actions={<Button onPress={props.onTryAgain}>Try Again</Button>}
    >
      {props.problem}
    </ErrorState>
  );
}

/** A new item is a draft on the server at once: nothing is lost from its first letter on. */
function useBegin(kind: ContentKind, onBegun: (id: string) => void) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    const begun = await api.call(startContent, { params: { kind }, body: {} });
    setBusy(false);
    if (begun.ok) onBegun(begun.value.id);
    else setProblem(problemText(begun.refusal));
  };
  return { begin, isBusy, problem };
}
