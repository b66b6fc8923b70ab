// Numbers as people read them, in American English, with a true minus. Digits are moved, never divided.

/** 225750 is $2,257.50. */
export function dollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${money(Math.abs(cents))}`;
}

/** 225750 is 2,257.50. */
export function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}${whole}.${digits.slice(-2)}`;
}

/** 129 is 12.9 h. */
export function hours(tenths: number): string {
  const digits = String(Math.abs(tenths)).padStart(2, '0');
  return `${tenths < 0 ? '−' : ''}${digits.slice(0, -1)}.${digits.slice(-1)} h`;
}

/** 62500 is 6.25%, 60000 is 6%. */
export function percentage(millionths: number): string {
  return `${withDecimals(millionths, 4)}%`;
}

/** 12500 is 12.5. */
export function quantity(thousandths: number): string {
  return withDecimals(thousandths, 3);
}

function withDecimals(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${value < 0 ? '−' : ''}${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
}
