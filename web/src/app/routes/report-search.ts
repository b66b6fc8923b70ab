const names = ['period', 'from', 'to', 'compare', 'kind', 'company', 'page'] as const;

type ReportSearch = { [Name in (typeof names)[number]]?: string | number };

/** Text, as everything in an address. What it means is for the report, which is fetched with its page. */
export function reportSearch(search: Record<string, unknown>): ReportSearch {
  const given = names.filter((name) => search[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, String(search[name])]));
}
