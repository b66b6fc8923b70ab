/** Far beyond any EMS field; a longer number is not of an estimate. */
const mostDigits = 12;

/** 2257.5 with two decimals is 225750; blank is zero; undefined if it is no number or has more decimals. */
export function movedDigits(text: string, decimals: number): number | undefined {
  if (text === '') return 0;
  const match = /^([+-]?)(\d*)\.?(\d*)$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (match === null || `${whole}${fraction}` === '' || whole.length > mostDigits) return undefined;
  const decimalDigits = fraction.slice(0, decimals).padEnd(decimals, '0');
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  const value = Number(`${whole}${decimalDigits}`);
  return sign === '-' ? 0 - value : value;
}
