import type { TimeZone } from '@dre/core/domain/companies/time-zone';

let ofCompany: () => TimeZone | undefined = () => undefined;
let ofDevice: TimeZone | undefined;

/** From now on moments are shown by the clock of the active company, wherever the device is. */
export function displayMomentsBy(zone: () => TimeZone | undefined): void {
  ofCompany = zone;
}

/** The zone in which every moment on the screen is shown: the company's; the device's where there is no company. */
export function displayZone(): TimeZone {
  return ofCompany() ?? (ofDevice ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter of these parts in the zone shown. Creating one costs far more than using it. */
export function momentFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const timeZone = displayZone();
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatters.set(key, created);
  return created;
}
