/** An instant as the value of a date and time field, in the reader's time zone. */
export function asField(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The value of such a field as an instant; null while it is incomplete. */
export function fromField(text: string): string | null {
  const at = new Date(text);
  const year = at.getFullYear();
  // A year is typed digit by digit, so early ones are incomplete.
  return Number.isNaN(year) || year < 2000 || year > 9999 ? null : at.toISOString();
}

/** The time zone of the fields: "Times are in EST." */
export function zoneSentence(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(now);
  return `Times are in ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time'}.`;
}
