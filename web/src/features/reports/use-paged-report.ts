import { type getAdClicks, type getAllAds, reportLimits } from '@dre/core/contract/reports/reports';
import { useSearch } from '@tanstack/react-router';
import { useQuery } from '../../lib/calls/use-query.ts';
import { reportAddress } from './report-address.ts';

const pageSize = String(reportLimits.defaultPageSize);

/** Reads the page the address names. Page and size are sent as text (spec §7). */
export function usePagedReport<E extends typeof getAdClicks | typeof getAllAds>(endpoint: E) {
  const page = String(reportAddress(useSearch({ strict: false })).page ?? 1);
  return useQuery<typeof getAdClicks | typeof getAllAds>(
    endpoint,
    { query: { page, pageSize } },
    page,
  ) as ReturnType<typeof useQuery<E>>;
}
