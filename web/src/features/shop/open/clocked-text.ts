/** Clocked time to the minute, as 3:42. Book hours have tenths instead: time on the clock is never rounded. */
export function clockedText(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
