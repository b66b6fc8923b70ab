import { type Milestones as MilestonesOfVisit, milestonesOf } from '@dre/core/domain/shop/board/milestones';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ShopWhen } from '../../open/shop-when.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { dayOf } from '../../open/shop-day.ts';
import type { PromiseTone } from '../../open/promise-margin.ts';
import { shortDay, weekDay } from '@dre/core/domain/short-day';
import { useMayEndHold } from '../../dialogs/may-end-hold.ts';
import { Clocked } from '../clocked.tsx';
import { useOrderNow } from '../order-context.ts';
import { marginOf, waitingFor } from '../order-text.ts';
import { OrderComments } from './order-comments.tsx';
import styles from './order-rail.module.css';

/** The promise with its history, everything the unit waits for, and the milestones of each stay. */
export function OrderRail() {
  return (
    <aside className={styles['rail']} aria-label="Promise, holds and milestones" data-pane>
      <Promised />
      <Holds />
      <Milestones />
      <RailActions />
    </aside>
  );
}

const tones = { late: 'red', risk: 'amber', early: 'green', even: 'neutral' } as const;

function Promised() {
  const now = useOrderNow();
  const { order, holds, zone, rights, request } = now;
  const promise = order.promises.at(-1);
  const margin = marginOf(order, holds, now);
  const earlier = order.promises.slice(0, -1).toReversed();
  return (
    <section className={styles['promise']} aria-labelledby="order-promise">
      <div className={styles['label']}>
        <h2 id="order-promise">Promised</h2>
        {margin !== null && (
          <Badge tone={tones[margin.tone]} icon={marginIcon(margin.tone)}>
            {margin.text}
          </Badge>
        )}
      </div>
      {promise === undefined ? (
        <>
          <p className={styles['none']}>No promise yet</p>
          {rights.manages && order.state === 'open' && (
            <Button onPress={() => request({ kind: 'promise' })}>Give a day</Button>
          )}
        </>
      ) : (
        <p className={styles['day']}>
          <time dateTime={promise.day}>{weekDay(promise.day)}</time>
        </p>
      )}
      {earlier.length > 0 && (
        <ul className={styles['earlier']} aria-label="Earlier promises">
          {earlier.map(({ id, day }, index) => {
            const next = order.promises[order.promises.length - 1 - index];
            return (
              <li key={id}>
                <s>{weekDay(day)}</s>
                {next !== undefined && `, moved ${shortDay(dayOf(zone, next.at))}: ${next.reason}`}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function marginIcon(tone: PromiseTone) {
  if (tone === 'late' || tone === 'risk') return <TriangleAlert aria-hidden="true" />;
  return tone === 'early' ? <Clock aria-hidden="true" /> : <CircleCheck aria-hidden="true" />;
}

function Holds() {
  const now = useOrderNow();
  const { order, holds, request } = now;
  const mayEnd = useMayEndHold();
  if (holds.length === 0) return null;
  return (
    <section className={styles['holds']} aria-labelledby="order-holds">
      <h2 id="order-holds">What it waits for</h2>
      <ol>
        {waitingFor(holds, order, now).map(({ hold, heading, sentence }, index) => (
          <li key={`${hold.kind} ${hold.reason} ${String(index)}`}>
            <b>{heading}</b>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
      {order.state === 'open' && mayEnd.any(order) && (
        <Button onPress={() => request({ kind: 'release' })}>Release a hold…</Button>
      )}
    </section>
  );
}

function Milestones() {
  const { order, time } = useOrderNow();
  const first = time.stretches[0];
  const visits = milestonesOf(
    order,
    first === undefined ? null : new Date(first.from * 60_000).toISOString(),
  );
  return (
    <section className={styles['milestones']} aria-labelledby="order-milestones">
      <h2 id="order-milestones">Milestones</h2>
      <dl>
        <Milestone name="Opened" at={order.opened?.at ?? null} />
        {order.dropOff !== null && visits.length === 0 && (
          <div data-done={undefined}>
            <dt>Drop-off</dt>
            <dd>{weekDay(order.dropOff)}</dd>
          </div>
        )}
        {visits.length === 0 && <Milestone name="In" at={null} />}
        {visits.map((visit, index) => (
          <Visit key={visit.in} {...visit} reopened={order.reopenings[index]?.at ?? null} />
        ))}
        {order.state === 'open' && visits.length > 0 && visits.length === order.reopenings.length && (
          <Milestone name="In again" at={null} />
        )}
      </dl>
    </section>
  );
}

interface VisitProps extends MilestonesOfVisit {
  /** The time the order was reopened after this stay. */
  readonly reopened: string | null;
}

function Visit({ in: came, started, finished, out, reopened }: VisitProps) {
  return (
    <>
      <Milestone name="In" at={came} />
      <div data-done={started !== null || undefined}>
        <dt>Work started</dt>
        <dd>
          <Clocked>{started === null ? '–' : <ShopWhen at={started} />}</Clocked>
        </dd>
      </div>
      <Milestone name="Work finished" at={finished} />
      <Milestone name="Out" at={out} />
      {reopened !== null && <Milestone name="Reopened" at={reopened} />}
    </>
  );
}

function Milestone({ name, at }: { readonly name: string; readonly at: string | null }) {
  return (
    <div data-done={at !== null || undefined}>
      <dt>{name}</dt>
      <dd>{at === null ? '–' : <ShopWhen at={at} />}</dd>
    </div>
  );
}

function RailActions() {
  const { estimate, rights, request } = useOrderNow();
  if (!rights.readsEstimate && !rights.works) return null;
  return (
    <div className={styles['actions']}>
      {rights.readsEstimate && <OrderComments estimateId={estimate.id} />}
      {rights.works && (
        <span className={styles['finding']}>
          <Button full onPress={() => request({ kind: 'finding', task: null })}>
            Report a finding
          </Button>
        </span>
      )}
    </div>
  );
}
