const names = ['period', 'from', 'to', 'compare', 'kind', 'company', 'page'] as const;

type ReportSearch = { [Name in (typeof names)[number]]?: string | number };

/** All values stay text, as in the address. The report parses them and is fetched with its page. */
export function reportSearch(search: Record<string, unknown>): ReportSearch {
  const given = names.filter((name) => search[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, String(search[name])]));
}
