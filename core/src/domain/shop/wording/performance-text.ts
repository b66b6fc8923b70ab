import type { Performance, Ratio } from '../performance/performance.ts';
import type { HoldKind } from '../model/hold.ts';
import { share, tenthsOfMinutes } from '../../rounding.ts';
import { minutes } from '../../units.ts';

/** Fewer rows give no percentage, only their count. */
export const fewestRows = 5;

/** Whole percent, rounded; null where too few rows are behind it or there is nothing to divide by. */
export function percentOfRatio({ part, whole, rows }: Ratio): number | null {
  return whole === 0 || rows < fewestRows ? null : Math.round(share(part, whole) / 10_000);
}

/** Minutes as hours with one decimal: 612.4. */
export function hoursOfMinutes(time: number): string {
  const tenths = tenthsOfMinutes(minutes(time));
  const sign = tenths < 0 ? '−' : '';
  const whole = Math.abs(tenths);
  return `${sign}${Math.floor(whole / 10).toLocaleString('en-US')}.${String(whole % 10)}`;
}

/** Sold hours a day in the shop, in tenths; null below the fewest rows. */
export function touchTenths({ part, whole, rows }: Ratio): number | null {
  return whole === 0 || rows < fewestRows ? null : Math.round(part / 6 / whole);
}

export function countText(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}

export const waitLabels: Readonly<Record<HoldKind, string>> = {
  parts: 'Parts',
  approval: 'Approval',
  sublet: 'Sublet',
  customer: 'Customer',
  weather: 'Weather',
  equipment: 'Equipment',
  people: 'People',
};

const waitClauses: Readonly<Record<HoldKind, string>> = {
  parts: 'parts were missing',
  approval: 'approval was missing',
  sublet: 'sublet work was out',
  customer: 'the customer was waited for',
  weather: 'the weather was waited for',
  equipment: 'equipment was missing',
  people: 'people were missing',
};

export interface SentencePart {
  readonly text: string;
  readonly isStrong: boolean;
}

const plain = (text: string): SentencePart => ({ text, isStrong: false });
const strong = (text: string): SentencePart => ({ text, isStrong: true });

/** The whole of a shop's period in one sentence. */
export function performanceSentence(
  { onTime, keysToKeys, waiting }: Performance,
  when: string,
): readonly SentencePart[] {
  if (keysToKeys === null) return [plain(`${when} no unit went out.`)];
  const { count, median } = keysToKeys;
  const promised = onTime.first.whole;
  const kept =
    promised === 0
      ? [plain(', none with a promise')]
      : [plain(', '), strong(`${onTime.first.part.toLocaleString('en-US')} by the first promise`)];
  const out = [plain(`${when} `), strong(countText(count, 'unit')), plain(' went out'), ...kept, plain('. ')];
  if (count < fewestRows) return [...out, plain('Fewer than five units make no average.')];
  const [longest] = waiting;
  const percent = longest === undefined ? null : percentOfRatio(longest.ratio);
  const waits =
    longest === undefined || percent === null
      ? []
      : [
          plain('; for '),
          strong(`${String(percent)}%`),
          plain(` of all open time ${waitClauses[longest.kind]}`),
        ];
  return [
    ...out,
    plain('Half stayed '),
    strong(countText(median, 'day')),
    plain(' or longer'),
    ...waits,
    plain('.'),
  ];
}
