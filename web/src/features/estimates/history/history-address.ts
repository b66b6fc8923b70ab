export const editCategories = ['lines', 'vehicle', 'rates', 'photos', 'notes', 'status'] as const;
export type EditCategory = (typeof editCategories)[number];

/** Filters of the history. They are part of the address, so that a view can be linked and returned to. */
export interface HistoryAddress {
  readonly line?: string;
  readonly person?: string;
  readonly matter?: EditCategory;
}

/** Unreadable parameters are ignored: an old link shows everything instead of an error. */
export function historyAddress(search: Readonly<Record<string, unknown>>): HistoryAddress {
  const { line, person } = search;
  const matter = editCategories.find((one) => one === search['matter']);
  return {
    ...(typeof line === 'string' && { line }),
    ...(typeof person === 'string' && { person }),
    ...(matter && { matter }),
  };
}
