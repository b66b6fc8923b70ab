const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Minutes as hours with one decimal, as sold hours are written. */
export function hoursText(minutes: number): string {
  return `${oneDecimal.format(Math.round(minutes / 6) / 10)} h`;
}
