// Decimal figures as whole numbers: cents of a dollar, tenths of an hour. Never through floating point.

/** 123450 with two digits reads "1,234.50"; the minus is U+2212. */
export function formatDecimal(value: number, digits: number): string {
  const figures = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : '';
  return `${value < 0 ? '\u2212' : ''}${whole}${fraction}`;
}

/**
 * Reads typed numbers: "1234.5", "$1,234.50", ".5", "-3". Undefined when it is no number, has more decimals than
 * `digits`, or is too large to be exact: a number is refused, never rounded in silence.
 */
export function parseDecimal(text: string, digits: number): number | undefined {
  const plain = text.replaceAll(/[\s$,]/g, '').replace('\u2212', '-');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  const kept = fraction.replace(/0+$/, '');
  if (!match || whole + fraction === '' || kept.length > digits) return undefined;
  const value = Number(whole + kept.padEnd(digits, '0'));
  if (!Number.isSafeInteger(value)) return undefined;
  return sign === '-' && value !== 0 ? -value : value;
}
