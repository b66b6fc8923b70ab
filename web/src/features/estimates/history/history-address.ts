export const matters = ['lines', 'vehicle', 'rates', 'photos', 'notes', 'status'] as const;
export type Matter = (typeof matters)[number];

/** What of the history is shown. It stands in the address, so that it can be sent and gone back to. */
export interface HistoryAddress {
  readonly line?: string;
  readonly person?: string;
  readonly matter?: Matter;
}

/** What cannot be read is left out: an old link shows everything, not an error. */
export function historyAddress(search: Readonly<Record<string, unknown>>): HistoryAddress {
  const { line, person } = search;
  const matter = matters.find((one) => one === search['matter']);
  return {
    ...(typeof line === 'string' && { line }),
    ...(typeof person === 'string' && { person }),
    ...(matter && { matter }),
  };
}
