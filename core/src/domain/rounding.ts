import type { Cents, CentsPerHour, Millionths, TenthHours, Thousandths, ThousandthHours } from './units.ts';

// The one file that divides. Half is rounded away from zero, so that taking a line back is exactly the
// negative of adding it.

/** Price for a quantity, to the cent. */
export function extension(price: Cents, quantity: Thousandths): Cents {
  return scaled(price, quantity, 1_000) as Cents;
}

/** Hours of one labor type at its rate. Hours are summed first and priced once: priced line by line, three lines
 * of 0.3 h at $175.25 come to a cent more than the 0.9 h an insurer checks. */
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

/** `percent` of what `hours` cost at `rate`, rounded once at the end. */
export function percentOfLabor(hours: TenthHours, rate: CentsPerHour, percent: Millionths): Cents {
  return dividedRounded(BigInt(hours) * BigInt(rate) * BigInt(percent), 10_000_000n) as Cents;
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

/** Hours without a share by size: the quantity multiplies them. */
export function hoursTimes(hours: TenthHours, quantity: Thousandths): TenthHours {
  return scaled(hours, quantity, 1_000) as TenthHours;
}

/** Length by width, both in thousandths of a foot. */
export function area(length: Thousandths, width: Thousandths): Thousandths {
  return scaled(length, width, 1_000) as Thousandths;
}

/** What `part` is of `whole`, in millionths; nothing of nothing is nothing. */
export function share(part: number, whole: number): Millionths {
  return (whole === 0 ? 0 : scaled(part, 1_000_000, whole)) as Millionths;
}

/** `amount` × `part` ÷ `whole`, to the cent. */
export function proportion(amount: Cents, part: Cents, whole: Cents): Cents {
  return (whole === 0 ? 0 : scaled(amount, part, whole)) as Cents;
}

/**
 * Cuts `total` into parts proportional to `weights` that add up to it exactly: each is rounded, then the cents
 * still missing go one by one to the largest rounding error, ties in the order given.
 */
export function allocated(total: Cents, weights: readonly Cents[]): readonly Cents[] {
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0 as Cents);
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
  return parts as readonly number[] as readonly Cents[];
}

/** a × b ÷ divisor, exact also where the product leaves the safe integers. */
function scaled(a: number, b: number, divisor: number): number {
  const product = a * b;
  return Number.isSafeInteger(product) && Number.isSafeInteger(product + divisor)
    ? roundedQuotient(product, divisor)
    : dividedRounded(BigInt(a) * BigInt(b), BigInt(divisor));
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
