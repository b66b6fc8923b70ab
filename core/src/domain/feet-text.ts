/** Inches as the trade writes lengths: 460 is "38 ft 4 in", 456 is "38 ft". */
export function feetText(inches: number): string {
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}
