import type { Performance, Ratio } from '@dre/core/domain/shop/performance/performance';
import {
  countText,
  fewestRows,
  hoursOfMinutes,
  percentOfRatio,
  touchTenths,
} from '@dre/core/domain/shop/wording/performance-text';
import { price } from '../../../lib/text/format.ts';
import styles from './performance.module.css';

interface Tile {
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  readonly numbers: string;
  /** The change from the compared period; more is better where it is marked so. */
  readonly change: { readonly text: string; readonly isBetter: boolean } | null;
}

interface TilesProps {
  readonly now: Performance;
  readonly before: Performance;
  /** A technician has own work, and no units. */
  readonly isOwnWork: boolean;
}

/** Every number with its formula and the two numbers it comes from. */
export function Tiles({ now, before, isOwnWork }: TilesProps) {
  const tiles = [...workTiles(now, before), ...(isOwnWork ? [] : unitTiles(now, before))];
  return (
    <dl className={styles['tiles']} aria-label="Figures">
      {tiles.map(({ name, value, formula, numbers, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {change !== null && (
              <span className={styles['change']} data-tone={change.isBetter ? 'better' : 'worse'}>
                {change.text}
              </span>
            )}
            <span className={styles['formula']}>{formula}</span>
            <small>{numbers}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function workTiles(now: Performance, before: Performance): readonly Tile[] {
  const { efficiency, productivity, proficiency } = now;
  const tiles = [
    percentTile(
      'Efficiency',
      'sold hours of finished tasks ÷ clocked on them',
      efficiency,
      before.efficiency,
      'task',
    ),
  ];
  if (productivity === null || proficiency === null) return tiles;
  return [
    ...tiles,
    percentTile('Productivity', 'clocked on orders ÷ present', productivity, before.productivity, 'day'),
    percentTile(
      'Proficiency',
      'sold hours of finished tasks ÷ present',
      proficiency,
      before.proficiency,
      'task',
    ),
  ];
}

function percentTile(name: string, formula: string, now: Ratio, before: Ratio | null, row: string): Tile {
  const percent = percentOfRatio(now);
  return {
    name,
    value: percent === null ? countText(now.rows, row) : `${String(percent)}%`,
    formula,
    numbers: `${hoursOfMinutes(now.part)} ÷ ${hoursOfMinutes(now.whole)} h`,
    change: pointChange(percent, before === null ? null : percentOfRatio(before)),
  };
}

function unitTiles(now: Performance, before: Performance): readonly Tile[] {
  return [keysTile(now, before), touchTile(now, before), onTimeTile(now, before), ...moneyTiles(now)];
}

function keysTile({ keysToKeys }: Performance, before: Performance): Tile {
  const isFew = keysToKeys === null || keysToKeys.count < fewestRows;
  const units = countText(keysToKeys?.count ?? 0, 'unit');
  const earlier = before.keysToKeys;
  const shorter =
    isFew || earlier === null || earlier.count < fewestRows ? 0 : earlier.median - keysToKeys.median;
  return {
    name: 'Keys to keys',
    value: isFew ? units : countText(keysToKeys.median, 'day'),
    formula: 'days from in to out, calendar, median',
    numbers: isFew ? 'fewer than five' : `${units}, middle half ${keysToKeys.lower}–${keysToKeys.upper}`,
    change:
      shorter === 0
        ? null
        : {
            text: `${countText(Math.abs(shorter), 'day')} ${shorter > 0 ? 'shorter' : 'longer'}`,
            isBetter: shorter > 0,
          },
  };
}

function touchTile({ touch }: Performance, before: Performance): Tile {
  const [tenths, earlier] = [touchTenths(touch), touchTenths(before.touch)];
  const more = tenths === null || earlier === null ? 0 : tenths - earlier;
  const decimal = (value: number) => hoursOfMinutes(value * 6);
  return {
    name: 'Touch time',
    value: tenths === null ? countText(touch.rows, 'unit') : `${decimal(tenths)} h a day`,
    formula: 'sold hours ÷ days in shop, calendar',
    numbers: `${hoursOfMinutes(touch.part)} h ÷ ${countText(touch.whole, 'day')}`,
    change:
      more === 0 ? null : { text: `${more > 0 ? '+' : '−'}${decimal(Math.abs(more))} h`, isBetter: more > 0 },
  };
}

function onTimeTile({ onTime }: Performance, before: Performance): Tile {
  const { first, last, withoutPromise } = onTime;
  const percent = percentOfRatio(first);
  const without = withoutPromise === 0 ? '' : `; ${String(withoutPromise)} had no promise`;
  return {
    name: 'On time',
    value: percent === null ? countText(first.rows, 'promise') : `${String(percent)}%`,
    formula: 'delivered by the first promise',
    numbers: `${first.part} of ${first.whole}; by the last, ${last.part}${without}`,
    change: pointChange(percent, percentOfRatio(before.onTime.first)),
  };
}

function moneyTiles({ money: { laborRate, profit, severity } }: Performance): readonly Tile[] {
  const perHour = ({ part, whole, rows }: Ratio) =>
    rows < fewestRows || whole === 0 ? countText(rows, 'unit') : price(Math.round((part * 60) / whole));
  const ofHours = ({ part, whole }: Ratio) => `${price(part)} ÷ ${hoursOfMinutes(whole)} h`;
  return [
    {
      name: 'Effective labor rate',
      value: perHour(laborRate),
      formula: 'labor amount ÷ sold hours',
      numbers: ofHours(laborRate),
      change: null,
    },
    {
      name: 'Gross profit per hour',
      value: perHour(profit),
      formula: 'total without tax, less parts ÷ sold hours',
      numbers: profit.rows === 0 ? 'no unit has the cost of every part' : ofHours(profit),
      change: null,
    },
    {
      name: 'Severity',
      value:
        severity.rows < fewestRows
          ? countText(severity.rows, 'unit')
          : price(Math.round(severity.part / severity.whole)),
      formula: 'total of delivered orders ÷ their number',
      numbers: `${price(severity.part)} ÷ ${severity.whole}`,
      change: null,
    },
  ];
}

function pointChange(now: number | null, before: number | null): Tile['change'] {
  if (now === null || before === null || now === before) return null;
  const points = countText(Math.abs(now - before), 'point');
  return { text: `${now > before ? '+' : '−'}${points}`, isBetter: now > before };
}
