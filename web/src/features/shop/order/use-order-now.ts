import { readOrderTime } from '@dre/core/contract/shop/clock';
import type { OnClock } from '@dre/core/contract/shop/shop';
import { columnOf } from '@dre/core/domain/shop/board/column';
import { activeHolds } from '@dre/core/domain/shop/board/holds';
import { locationOf } from '@dre/core/domain/shop/board/unit-location';
import { clockedMinutes } from '@dre/core/domain/shop/clock/clocked-minutes';
import { workedMinutes } from '@dre/core/domain/shop/clock/day-time';
import { minuteOf, type UtcMinute, utcMinute } from '@dre/core/domain/units';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import type { OrderReplica } from '../../../offline/shop/order-replica.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useMay } from '../../session/use-may.ts';
import { useToday } from '../open/shop-day.ts';
import { useShop } from '../open/use-shop.ts';
import type { FindingLineState } from './findings/finding-line-state.ts';
import type { OrderNow, OrderRequest, OrderRights, OrderTime } from './order-context.ts';

/** Everything the parts of the page read, derived from the order, the crew and the clock. */
export function useOrderNow(replica: OrderReplica): {
  readonly now: OrderNow;
  readonly open: OrderRequest | null;
  readonly close: () => void;
} {
  const { shown: order, estimate } = replica;
  const crew = useShop((state) => state.crew);
  const today = useToday();
  const zone = useCompanyZone();
  const rights = useOrderRights(order.state === 'open');
  const time = useOrderTime(order.id, rights.seesContacts);
  const [open, setOpen] = useState<OrderRequest | null>(null);
  const [linesMade, setLinesMade] = useState<OrderNow['linesMade']>(new Map());
  const names = useMemo(() => new Map(crew.map(({ member }) => [member.id, member.name])), [crew]);
  const now = useMemo(
    (): OrderNow => ({
      order,
      estimate,
      holds: activeHolds(order, { estimateStage: estimate.stage, voidSince: estimate.voidSince }),
      column: columnOf(order),
      location: locationOf(order),
      today,
      zone,
      names,
      time,
      rights,
      request: setOpen,
      linesMade,
      addLineMade: (finding: string, line: FindingLineState) =>
        setLinesMade((before) => new Map(before).set(finding, line)),
    }),
    [order, estimate, today, zone, names, time, rights, linesMade],
  );
  return { now, open, close: () => setOpen(null) };
}

function useOrderRights(isOpen: boolean): OrderRights {
  const may = useMay();
  return useMemo(
    () => ({
      manages: may('manage-repair-orders'),
      plans: isOpen && may('plan-repair-orders'),
      holds: isOpen && (may('plan-repair-orders') || may('hold-own-steps')),
      works: isOpen && (may('work-on-all-steps') || may('work-on-own-steps')),
      editsEstimate: may('edit-estimates'),
      readsEstimate: may('read-estimates'),
      seesContacts: may('read-shop'),
    }),
    [may, isOpen],
  );
}

/** Read again whenever somebody presses on this order. */
function useOrderTime(id: string, isWhole: boolean): OrderTime {
  const onClock = useShop((state) => state.onClock);
  const [reads, setReads] = useState(0);
  const readAgain = useCallback(() => setReads((count) => count + 1), []);
  const requestKey = `${id} ${String(reads)} ${pressKey(onClock, id)}`;
  const { data, error } = useQuery(readOrderTime, { params: { id } }, requestKey);
  const hasFailed = error !== undefined;
  const isRunning = data?.stretches.some(({ until }) => until === null) ?? false;
  const until = useServerMinute(data?.now ?? 0, isRunning);
  return useMemo(() => {
    const stretches = data?.stretches ?? [];
    return {
      state: data !== undefined ? 'read' : hasFailed ? 'failed' : 'reading',
      isWhole,
      stretches,
      corrections: data?.corrections ?? [],
      closedUntil: data?.closedUntil ?? null,
      clocked: clockedMinutes(id, stretches, until),
      total: workedMinutes(stretches, until),
      until,
      readAgain,
    };
  }, [data, hasFailed, isWhole, id, until, readAgain]);
}

/** The server's minute since it answered at `readAt`; it goes on only while somebody is on the clock. */
function useServerMinute(readAt: number, isRunning: boolean): UtcMinute {
  const [minute, setMinute] = useState(() => minuteOf(readAt));
  useEffect(() => {
    if (!isRunning) return undefined;
    const began = Date.now();
    const timer = setInterval(() => setMinute(minuteOf(readAt + Date.now() - began)), 10_000);
    return () => clearInterval(timer);
  }, [readAt, isRunning]);
  return utcMinute(Math.max(minute, minuteOf(readAt)));
}

function pressKey(onClock: readonly OnClock[], id: string): string {
  return onClock
    .filter(({ target }) => 'order' in target && target.order === id)
    .map(({ crew, since }) => `${crew} ${String(since)}`)
    .join(' ');
}
