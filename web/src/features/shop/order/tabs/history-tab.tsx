import type { OrderCorrection } from '@dre/core/contract/shop/clock';
import { readShopHistory, type ShopHistoryEntry } from '@dre/core/contract/shop/shop';
import { accept } from '@dre/core/domain/result';
import { describeShopEdit } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { useInfiniteQuery } from '../../../../lib/calls/use-infinite-query.ts';
import { changeText } from '../../open/correction-text.ts';
import { ShopWhen } from '../../open/shop-when.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { shopRefusalSentence } from '../../open/shop-sentences.ts';
import { useShop } from '../../open/use-shop.ts';
import { useOrderNow } from '../order-context.ts';
import { historyRows } from './history-rows.ts';
import styles from './lists.module.css';
import { targetText } from './target-text.ts';

/** Everything that was sent to the order, newest first; refused ones with their reason. */
export function HistoryTab() {
  const { order, time } = useOrderNow();
  const api = useApi();
  const revision = useShop((state) => state.orders.get(order.id)?.revision ?? 0);
  const { rows, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery<ShopHistoryEntry>(
      async (before, signal) => {
        const query = before === undefined ? {} : { before };
        const reply = await api.call(readShopHistory, { params: { id: order.id }, query, signal });
        if (!reply.ok) return reply;
        const { items, next } = reply.value;
        return accept({ items, total: items.length, next: next === null ? null : String(next) });
      },
      `${order.id} ${String(revision)}`,
    );
  return (
    <Loading isLoading={isPending} label="Reading the history" skeleton={<Skeleton shape="block" />}>
      {error !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(error)} <Button onPress={refetch}>Try again</Button>
        </Alert>
      )}
      <ol className={styles['rows']} aria-label="History">
        {historyRows(rows, time.corrections, !hasNextPage).map((row) =>
          row.kind === 'edit' ? (
            <HistoryLine key={row.entry.edit.id} entry={row.entry} />
          ) : (
            <CorrectionLine key={row.correction.trace.id} {...row.correction} />
          ),
        )}
      </ol>
      {hasNextPage && (
        <div className={styles['more']}>
          <Button onPress={fetchNextPage} loading={isFetchingNextPage}>
            Show earlier
          </Button>
        </div>
      )}
    </Loading>
  );
}

/** The press keeps its first time; what it was and what it is now stand here with the reason. */
function CorrectionLine({ name, trace }: OrderCorrection) {
  const { order, zone } = useOrderNow();
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <b>Time of {name} corrected</b>
        <span className={styles['note']}>
          {changeText(trace, { zone, label: (target) => targetText(target, order) })}: {trace.why}
        </span>
      </div>
      <span className={styles['by']}>
        {trace.by}, <ShopWhen at={new Date(trace.at).toISOString()} />
      </span>
    </li>
  );
}

function HistoryLine({ entry: { edit, outcome } }: { readonly entry: ShopHistoryEntry }) {
  const { order, names } = useOrderNow();
  const { what, to } = describeShopEdit(edit, order, Object.fromEntries(names));
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <b>{what}</b>
        {to !== undefined && to !== '' && <span className={styles['note']}>{to}</span>}
        {outcome.kind === 'refused' && (
          <span className={styles['refused']}>
            <Badge tone="red">Refused</Badge> {shopRefusalSentence(outcome.refusal)}
          </span>
        )}
      </div>
      <span className={styles['by']}>
        {edit.by}, <ShopWhen at={edit.at} />
      </span>
    </li>
  );
}
