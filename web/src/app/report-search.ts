interface ReportSearch {
  period?: string;
  from?: string;
  to?: string;
  compare?: string;
  kind?: string;
  company?: string;
  page?: number;
}

const names = ['period', 'from', 'to', 'compare', 'kind', 'company'] as const;

/** What it means is for the report, which is fetched with its page. */
export function reportSearch({ page, ...search }: Record<string, unknown>): ReportSearch {
  const texts = names.filter((name) => search[name] !== undefined);
  return {
    ...Object.fromEntries(texts.map((name) => [name, String(search[name])])),
    ...(typeof page === 'number' && { page }),
  };
}
