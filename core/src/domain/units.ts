declare const unitOf: unique symbol;

/** A branded integer: cents cannot be added to hours. */
export type Measure<Unit extends string> = number & { readonly [unitOf]: Unit };

/** Money. */
export type Cents = Measure<'cents'>;
/** Billed and book hours: every guide publishes tenths. */
export type TenthHours = Measure<'tenth hours'>;
/** Hours per foot or square foot, rounded to tenths only once, on the line. */
export type ThousandthHours = Measure<'thousandth hours'>;
/** Quantities: trim is sold by the foot, so 12.5 ft is 12,500. */
export type Thousandths = Measure<'thousandths'>;
/** Percentages and tax rates: 6.0000 % is 60,000. */
export type Millionths = Measure<'millionths'>;
/** Hourly rates. */
export type CentsPerHour = Measure<'cents per hour'>;
/** Times of the shop: a tenth of an hour is exactly six. */
export type Minutes = Measure<'minutes'>;
/** An instant: minutes since 1970 in UTC, so that a night of daylight saving has its true length. */
export type UtcMinute = Measure<'utc minutes'>;
/** Lengths of units and of the bays they go into. */
export type Inches = Measure<'inches'>;

export const cents = whole<Cents>;
export const tenthHours = whole<TenthHours>;
export const thousandthHours = whole<ThousandthHours>;
export const thousandths = whole<Thousandths>;
export const millionths = whole<Millionths>;
export const centsPerHour = whole<CentsPerHour>;
export const minutes = whole<Minutes>;
export const utcMinute = whole<UtcMinute>;
export const inches = whole<Inches>;

export const noMoney = cents(0);
export const noTime = tenthHours(0);
export const one = thousandths(1_000);
export const wholly = millionths(1_000_000);
export const noPercent = millionths(0);

/** A fraction here is a bug of the caller: user input is checked earlier. */
function whole<M extends Measure<string>>(value: number): M {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  // -0 would survive into JSON and comparisons.
  return (value + 0) as M;
}

/** The minute an instant lies in. A second of 10:42 counts as 10:42. */
export function minuteOf(milliseconds: number): UtcMinute {
  return Math.floor(milliseconds / 60_000) as UtcMinute;
}

export function add<M extends Measure<string>>(left: M, right: M): M {
  return (left + right) as M;
}

export function subtract<M extends Measure<string>>(left: M, right: M): M {
  return (left - right) as M;
}

export function sum<M extends Measure<string>>(amounts: Iterable<M>): M {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as M;
}

export function smaller<M extends Measure<string>>(left: M, right: M): M {
  return left < right ? left : right;
}

export function larger<M extends Measure<string>>(left: M, right: M): M {
  return left > right ? left : right;
}
