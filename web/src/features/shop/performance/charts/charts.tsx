import type { PerformanceReply } from '@dre/core/contract/shop/performance';
import { daysBetween, formatDay } from '@dre/core/domain/reports/day-period';
import { agingOf } from '@dre/core/domain/shop/performance/aging';
import type { Performance } from '@dre/core/domain/shop/performance/performance';
import { countText, percentOfRatio, waitLabels } from '@dre/core/domain/shop/wording/performance-text';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { Link } from '@tanstack/react-router';
import { filterKey, type RowFilter } from '../performance-address.ts';
import styles from '../performance.module.css';
import { ageLabels } from '../unit-rows.ts';
import { type Bar, BarList } from './bar-list.tsx';

export interface Pressing {
  readonly filter: RowFilter | null;
  readonly onFilter: (filter: RowFilter) => void;
}

const keyOf = ({ filter }: Pressing) => (filter === null ? null : filterKey(filter));

/** The track ends at 120 percent, so that more than all is seen. */
const trackEnd = 120;

export function DepartmentChart({
  now,
  pressing,
}: {
  readonly now: Performance;
  readonly pressing: Pressing;
}) {
  const bars = now.departments.map(({ key, tasks, sold, clocked }): Bar => {
    const percent = percentOfRatio({ part: sold, whole: clocked, rows: tasks });
    const filter = { by: 'department', value: key } as const;
    return {
      key: filterKey(filter),
      name: departmentLabels[key],
      length: percent === null ? 0 : (percent * 100) / trackEnd,
      text: percent === null ? countText(tasks, 'task') : `${String(percent)}%`,
      isFew: percent === null,
    };
  });
  const filters = now.departments.map(({ key }): RowFilter => ({ by: 'department', value: key }));
  return (
    <BarList
      title="Efficiency by department"
      note="mark: 100%"
      bars={bars}
      mark={10_000 / trackEnd}
      pressed={keyOf(pressing)}
      onPress={(key) => press(filters, key, pressing)}
      empty="No task was finished."
    />
  );
}

export function WaitingChart({ now, pressing }: { readonly now: Performance; readonly pressing: Pressing }) {
  const most = now.waiting[0]?.ratio.part ?? 1;
  const filters = now.waiting.map(({ kind }): RowFilter => ({ by: 'wait', value: kind }));
  const bars = now.waiting.map(({ kind, ratio }): Bar => {
    const percent = percentOfRatio(ratio);
    const days = Math.round(ratio.part / 1_440);
    return {
      key: filterKey({ by: 'wait', value: kind }),
      name: waitLabels[kind],
      length: (ratio.part * 100) / most,
      text: percent === null ? countText(days, 'day') : percent === 0 ? '<1%' : `${String(percent)}%`,
      isFew: percent === null,
      tone: kind === now.waiting[0]?.kind ? 'brand' : 'muted',
    };
  });
  return (
    <BarList
      title="Waiting by kind of hold"
      note="of all open time"
      bars={bars}
      pressed={keyOf(pressing)}
      onPress={(key) => press(filters, key, pressing)}
      empty="No unit that went out had waited."
    />
  );
}

interface AgingChartProps {
  readonly open: PerformanceReply['open'];
  readonly today: string;
  readonly pressing: Pressing;
}

export function AgingChart({ open, today, pressing }: AgingChartProps) {
  const bands = agingOf(open, today);
  const most = Math.max(1, ...bands.map(({ units }) => units.length));
  const filters = bands.map(({ band }): RowFilter => ({ by: 'age', value: band }));
  const bars = bands.map(({ band, units }): Bar => ({
    key: filterKey({ by: 'age', value: band }),
    name: ageLabels[band],
    length: (units.length * 100) / most,
    text: String(units.length),
    tone: band === 'to-90' || band === 'over-90' ? 'late' : 'brand',
  }));
  const [oldest] = open;
  return (
    <BarList
      title="WIP aging"
      note={`${String(open.length)} open, days since in`}
      bars={bars}
      pressed={keyOf(pressing)}
      onPress={(key) => press(filters, key, pressing)}
      empty=""
    >
      {oldest && (
        <p className={styles['foot']}>
          {`Oldest: ${oldest.number}, ${countText(daysBetween(oldest.in, today), 'day')}${holdText(oldest.hold)}. `}
          <Link to="/shop/orders/$id" params={{ id: oldest.order }}>
            {`Open ${oldest.number}`}
          </Link>
        </p>
      )}
    </BarList>
  );
}

function holdText(hold: PerformanceReply['open'][number]['hold']): string {
  if (hold === null) return ', nothing holds it';
  const { kind, reason, expectedEnd } = hold;
  const until = expectedEnd === null ? ' without a date' : ` until ${formatDay(expectedEnd.slice(0, 10))}`;
  return `, ${holdLabels[kind].toLowerCase()}${reason === '' ? '' : `: ${reason}`}${until}`;
}

function press(filters: readonly RowFilter[], key: string, { onFilter }: Pressing): void {
  const filter = filters.find((one) => filterKey(one) === key);
  if (filter !== undefined) onFilter(filter);
}
