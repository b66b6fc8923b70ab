/** A moment as a field of date and time shows it: in the time of whoever looks. */
export function asField(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What such a field holds as an instant; null while it holds nothing whole. */
export function fromField(text: string): string | null {
  const at = new Date(text);
  const year = at.getFullYear();
  // A year is typed digit by digit.
  return Number.isNaN(year) || year < 2000 || year > 9999 ? null : at.toISOString();
}

/** Which time the fields are in: "Times are in EST." */
export function zoneSentence(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(now);
  return `Times are in ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time'}.`;
}
