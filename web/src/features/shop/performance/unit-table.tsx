import type { DayPeriod } from '@dre/core/domain/reports/day-period';
import { formatDay } from '@dre/core/domain/reports/day-period';
import {
  countText,
  hoursOfMinutes,
  percentOfRatio,
  waitLabels,
} from '@dre/core/domain/shop/wording/performance-text';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ScrollBox } from '../../reports/scroll-box.tsx';
import type { RowFilter } from './performance-address.ts';
import styles from './performance.module.css';
import tableStyles from './table.module.css';
import { filterLabel, type UnitRow } from './unit-rows.ts';

interface UnitTableProps {
  readonly rows: readonly UnitRow[];
  readonly filter: RowFilter | null;
  readonly period: DayPeriod;
  readonly isOwnWork: boolean;
  readonly onClear: () => void;
}

/** The units behind the pressed bar, or all of them. */
export function UnitTable({ rows, filter, period, isOwnWork, onClear }: UnitTableProps) {
  return (
    <Card padding="none" as="section" aria-label="Rows behind">
      <div className={styles['head']}>
        <h2>Rows behind</h2>
        {filter !== null && (
          <button
            type="button"
            className={tableStyles['chip']}
            aria-label={`${filterLabel(filter, period)}, show all units`}
            onClick={onClear}
          >
            <Check aria-hidden="true" />
            {filterLabel(filter, period)}
          </button>
        )}
        <output className={styles['count']}>{countText(rows.length, 'unit')}</output>
        {filter !== null && (
          <Button variant="ghost" onPress={onClear}>
            All units
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles['none']}>
          {filter === null ? 'No unit went out in this period.' : 'No unit is behind this bar.'}
        </p>
      ) : (
        <ScrollBox label="Units">
          <table className={tableStyles['rows']}>
            <thead>
              <tr>
                {headingsFor(isOwnWork).map(({ name, isNumber }) => (
                  <th key={name} scope="col" data-number={isNumber || undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <UnitLine key={row.key} row={row} isOwnWork={isOwnWork} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Card>
  );
}

function headingsFor(isOwnWork: boolean) {
  const text = (name: string) => ({ name, isNumber: false });
  const number = (name: string) => ({ name, isNumber: true });
  const hours = [number('Sold h'), number('Clocked h'), number('Efficiency')];
  if (isOwnWork) return [text('Order'), text('Unit'), number('Tasks'), ...hours];
  const stay = [text('In'), text('Out'), number('Days')];
  return [
    text('Order'),
    text('Unit'),
    ...stay,
    ...hours,
    text('First promise'),
    text('Promise kept'),
    text('Longest wait'),
  ];
}

function UnitLine({ row, isOwnWork }: { readonly row: UnitRow; readonly isOwnWork: boolean }) {
  const { order, number, vehicle, tasks, sold, clocked, longestWait } = row;
  const percent = percentOfRatio({ part: sold, whole: clocked, rows: tasks });
  const day = (text: string | null) => (text === null ? '–' : formatDay(text));
  return (
    <tr>
      <th scope="row">
        <Link to="/shop/orders/$id" params={{ id: order }}>
          {number}
        </Link>
      </th>
      <td>{vehicle}</td>
      {isOwnWork ? (
        <td data-number>{tasks}</td>
      ) : (
        <>
          <td>{day(row.in)}</td>
          <td>{row.out === null ? 'Here' : day(row.out)}</td>
          <td data-number>{row.days ?? '–'}</td>
        </>
      )}
      <td data-number>{hoursOfMinutes(sold)}</td>
      <td data-number>{hoursOfMinutes(clocked)}</td>
      <td data-number>
        {percent === null ? (tasks === 0 ? '–' : countText(tasks, 'task')) : `${String(percent)}%`}
      </td>
      {!isOwnWork && (
        <>
          <td>{day(row.firstPromise)}</td>
          <td data-tone={row.late === null ? undefined : row.late > 0 ? 'worse' : 'better'}>
            {promiseText(row.late)}
          </td>
          <td>
            {longestWait === null ? '–' : `${waitLabels[longestWait.kind]} ${String(longestWait.days)} d`}
          </td>
        </>
      )}
    </tr>
  );
}

function promiseText(late: number | null): string {
  if (late === null) return '–';
  if (late === 0) return 'On the day';
  return `${countText(Math.abs(late), 'day')} ${late > 0 ? 'late' : 'early'}`;
}
