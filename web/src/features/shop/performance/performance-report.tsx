import type { PerformanceReply } from '@dre/core/contract/shop/performance';
import { formatDays } from '@dre/core/domain/reports/day-period';
import type { ComparedPerformance } from '@dre/core/domain/shop/wording/performance-sheets';
import {
  countText,
  performanceSentence,
  type SentencePart,
} from '@dre/core/domain/shop/wording/performance-text';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { AgingChart, DepartmentChart, type Pressing, WaitingChart } from './charts/charts.tsx';
import { KeysToKeysChart } from './charts/keys-to-keys.tsx';
import { OnTimeChart } from './charts/on-time.tsx';
import { SoldAndActual } from './charts/sold-and-actual.tsx';
import { filterKey, type PerformancePeriod, type RowFilter } from './performance-address.ts';
import styles from './performance.module.css';
import { PersonsTable } from './persons-table.tsx';
import { Tiles } from './tiles.tsx';
import { UnitTable } from './unit-table.tsx';
import { unitRows } from './unit-rows.ts';

interface PerformanceReportProps {
  readonly reply: PerformanceReply;
  readonly report: ComparedPerformance;
  readonly today: string;
  readonly filter: RowFilter | null;
  readonly lengthName: PerformancePeriod;
  readonly onRows: (rows: string | undefined) => void;
}

export function PerformanceReport({
  reply,
  report,
  today,
  filter,
  lengthName,
  onRows,
}: PerformanceReportProps) {
  const { now, before, period } = report;
  const isOwnWork = reply.scope === 'own-work';
  const isEmpty = now.touch.rows === 0 && now.efficiency.rows === 0;
  const pressing: Pressing = {
    filter,
    onFilter: (one) =>
      onRows(filter !== null && filterKey(filter) === filterKey(one) ? undefined : filterKey(one)),
  };
  return (
    <>
      <output className={styles['sentence']}>
        {sentenceFor(reply, report, lengthName).map(({ text, isStrong }) =>
          isStrong ? <b key={text}>{text}</b> : text,
        )}
      </output>
      {isEmpty ? (
        <EmptyState
          title={
            isOwnWork ? 'You finished no task in this period' : 'No finished repair orders in this period'
          }
          actions={
            isOwnWork ? (
              <LinkButton href="/shop/my-work">Open My work</LinkButton>
            ) : (
              <LinkButton href="/shop/board">Open the board</LinkButton>
            )
          }
        >
          {isOwnWork
            ? 'Tasks count on the day they are ticked, with the time you clocked on them.'
            : 'Orders count when their unit goes out, tasks when they are ticked. Choose a longer period, or see on the board what is nearly done.'}
        </EmptyState>
      ) : (
        <>
          <Tiles now={now} before={before} isOwnWork={isOwnWork} />
          <div className={styles['charts']}>
            <DepartmentChart now={now} pressing={pressing} />
            {!isOwnWork && <KeysToKeysChart now={now} />}
            {!isOwnWork && <OnTimeChart stays={reply.period.stays} period={period} pressing={pressing} />}
            {!isOwnWork && <WaitingChart now={now} pressing={pressing} />}
            {!isOwnWork && <AgingChart open={reply.open} today={today} pressing={pressing} />}
            <SoldAndActual now={now} />
          </div>
          <UnitTable
            rows={unitRows(reply, filter, { period, today })}
            filter={filter}
            period={period}
            isOwnWork={isOwnWork}
            onClear={() => onRows(undefined)}
          />
          {reply.persons !== null && <PersonsTable persons={reply.persons} />}
        </>
      )}
      <p className={styles['note']}>
        Present is time on the clock without meals. Time counts once the next press ends it.
      </p>
    </>
  );
}

function sentenceFor(
  { scope }: PerformanceReply,
  { now, period }: ComparedPerformance,
  name: PerformancePeriod,
): readonly SentencePart[] {
  const when = {
    '30': 'In 30 days',
    '90': 'In 90 days',
    year: 'In a year',
    custom: `From ${formatDays(period)}`,
  }[name];
  if (scope === 'own-work') {
    const tasks = countText(now.efficiency.rows, 'task');
    return [
      { text: `${when} you finished `, isStrong: false },
      { text: tasks, isStrong: true },
      { text: '.', isStrong: false },
    ];
  }
  const whose = scope === 'own-orders' ? [{ text: 'Of your estimates: ', isStrong: false }] : [];
  return [...whose, ...performanceSentence(now, when)];
}
