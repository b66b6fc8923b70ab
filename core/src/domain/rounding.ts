import type {
  Cents,
  CentsPerHour,
  Inches,
  Measure,
  Millionths,
  Minutes,
  TenthHours,
  Thousandths,
  ThousandthHours,
} from './units.ts';

// The only file that divides. Halves round away from zero, so that removing a line is exactly the negative of adding
// it.

/** Price for a quantity, to the cent. */
export function extension(price: Cents, quantity: Thousandths): Cents {
  // Most lines have quantity one, and division is the costly part.
  return quantity === 1_000 ? price : (scaled(price, quantity, 1_000) as Cents);
}

/**
 * Hours of one labor type at its rate. Hours are summed first and priced once: priced line by line, three lines of 0.3
 * h at $175.25 come to a cent more than the 0.9 h an insurer checks.
 */
export function laborPrice(hours: TenthHours, rate: CentsPerHour): Cents {
  return scaled(hours, rate, 10) as Cents;
}

export function percentOf(amount: Cents, percent: Millionths): Cents {
  return scaled(amount, percent, 1_000_000) as Cents;
}

export function percentOfHours(hours: TenthHours, percent: Millionths): TenthHours {
  return scaled(hours, percent, 1_000_000) as TenthHours;
}

export function percentOfQuantity(quantity: Thousandths, percent: Millionths): Thousandths {
  return scaled(quantity, percent, 1_000_000) as Thousandths;
}

/** `percent` of the price of `hours` at `rate`, rounded once at the end. */
export function percentOfLabor(hours: TenthHours, rate: CentsPerHour, percent: Millionths): Cents {
  return dividedRounded(BigInt(hours) * BigInt(rate) * BigInt(percent), 10_000_000n) as Cents;
}

/** Hours in tiers, each at its own rate, rounded once at the end. */
export function laborPriceOfStretches(
  stretches: readonly { readonly hours: TenthHours; readonly rate: CentsPerHour }[],
): Cents {
  return summedQuotient(
    stretches.map(({ hours, rate }) => [hours, rate]),
    10,
  ) as Cents;
}

/** Money in tiers, each with its own percentage, rounded once at the end. */
export function percentOfStretches(
  stretches: readonly { readonly amount: Cents; readonly percent: Millionths }[],
): Cents {
  return summedQuotient(
    stretches.map(({ amount, percent }) => [amount, percent]),
    1_000_000,
  ) as Cents;
}

/** Hours that grow with the quantity, rounded to tenths once. */
export function hoursFor(fixed: TenthHours, perUnit: ThousandthHours, quantity: Thousandths): TenthHours {
  const exact = fixed * 100_000 + perUnit * quantity;
  return (
    Number.isSafeInteger(exact)
      ? roundedQuotient(exact, 100_000)
      : dividedRounded(BigInt(fixed) * 100_000n + BigInt(perUnit) * BigInt(quantity), 100_000n)
  ) as TenthHours;
}

/** A step of work: a rate for each unit of its size, times a difficulty factor. */
export interface WorkStep {
  readonly rate: ThousandthHours;
  readonly size: Thousandths;
  readonly factor: Millionths;
}

/** Hours of several steps, rounded to tenths once for all; the parts add up to the total. */
export function hoursOfSteps(steps: readonly WorkStep[]): {
  readonly total: TenthHours;
  readonly parts: readonly TenthHours[];
} {
  const exact = steps.map(({ rate, size, factor }) => BigInt(rate) * BigInt(size) * BigInt(factor));
  const total = dividedRounded(
    exact.reduce((all, step) => all + step, 0n),
    100_000_000_000n,
  ) as TenthHours;
  const weights = exact.map((step) => dividedRounded(step, 1_000_000_000n) as TenthHours);
  return { total, parts: allocated(total, weights) };
}

/** Hours without a per-unit rate: the quantity multiplies them. */
export function hoursTimes(hours: TenthHours, quantity: Thousandths): TenthHours {
  return scaled(hours, quantity, 1_000) as TenthHours;
}

/** Length times width, both in thousandths of a foot. */
export function area(length: Thousandths, width: Thousandths): Thousandths {
  return scaled(length, width, 1_000) as Thousandths;
}

/** The quantity to order: measured plus cutting waste, to a tenth of a foot or square foot. */
export function orderQuantity(measured: Thousandths, waste: Millionths): Thousandths {
  return (scaled(measured, 1_000_000 + waste, 100_000_000) * 100) as Thousandths;
}

/** A quantity that grows with another one. */
export function quantityFor(fixed: Thousandths, perUnit: Thousandths, quantity: Thousandths): Thousandths {
  return (fixed + scaled(perUnit, quantity, 1_000)) as Thousandths;
}

/**
 * Feet to inches, rounded up: a unit that is a little longer does not fit. 11 ft 2 in are stored as 11.167 ft, so half a
 * thousandth of a foot is not longer.
 */
export function inchesOfFeet(feet: Thousandths): Inches {
  return Math.ceil((feet * 12 - 6) / 1_000) as Inches;
}

/** `part` as a fraction of `whole` in millionths; zero of zero is zero. */
export function share(part: number, whole: number): Millionths {
  return (whole === 0 ? 0 : scaled(part, 1_000_000, whole)) as Millionths;
}

/** To a tenth of a percent, for display. */
export function toTenthPercent(percent: Millionths): Millionths {
  return (roundedQuotient(percent, 1_000) * 1_000) as Millionths;
}

/** To a hundredth of a percent: 6.25 % is 625. */
export function hundredthPercent(percent: Millionths): number {
  return roundedQuotient(percent, 100);
}

/** `amount` × `part` ÷ `whole`, to the cent. */
export function proportion(amount: Cents, part: Cents, whole: Cents): Cents {
  return (whole === 0 ? 0 : scaled(amount, part, whole)) as Cents;
}

/**
 * Divides `total` in proportion to `weights` so that the parts add up exactly: each is rounded, then the remainder goes
 * one by one to the largest rounding errors, ties in the given order.
 */
export function allocated<M extends Measure<string>>(total: M, weights: readonly M[]): readonly M[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0 as M);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((numerator) => dividedRounded(numerator, whole));
  let missing = total - parts.reduce((all, part) => all + part, 0);
  const step = Math.sign(missing);
  const error = (index: number) => (exact[index] ?? 0n) - BigInt(parts[index] ?? 0) * whole;
  while (missing !== 0) {
    let worst = 0;
    for (let index = 1; index < parts.length; index++) {
      if (BigInt(step) * error(index) > BigInt(step) * error(worst)) worst = index;
    }
    parts[worst] = (parts[worst] ?? 0) + step;
    missing -= step;
  }
  return parts as readonly number[] as readonly M[];
}

/** Minutes as tenths of an hour, as hours are written. */
export function tenthsOfMinutes(time: Minutes): TenthHours {
  return roundedQuotient(time, 6) as TenthHours;
}

/** a × b ÷ divisor, exact even if the product exceeds the safe integers. */
function scaled(a: number, b: number, divisor: number): number {
  const product = a * b;
  return Number.isSafeInteger(product) && Number.isSafeInteger(product + divisor)
    ? roundedQuotient(product, divisor)
    : dividedRounded(BigInt(a) * BigInt(b), BigInt(divisor));
}

function summedQuotient(products: readonly (readonly [number, number])[], divisor: number): number {
  let exact = 0n;
  for (const [a, b] of products) exact += BigInt(a) * BigInt(b);
  return dividedRounded(exact, BigInt(divisor));
}

function roundedQuotient(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  if (Math.abs(rest) * 2 < Math.abs(divisor)) return quotient + 0;
  return quotient + (Math.sign(dividend) === Math.sign(divisor) ? 1 : -1);
}

function dividedRounded(dividend: bigint, divisor: bigint): number {
  const rest = dividend % divisor;
  const quotient = dividend / divisor;
  const twice = rest * 2n;
  if (magnitude(twice) < magnitude(divisor)) return Number(quotient);
  return Number(quotient + (dividend < 0n === divisor < 0n ? 1n : -1n));
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
