import { type EstimatePage, listEstimates, listLimits } from '@dre/core/contract/estimates/estimate-list';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { leftScreens } from '../../../lib/page/left-screens.ts';
import { type QueryResult, useQuery } from '../../../lib/calls/use-query.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useDemo, useRefetchWith } from './use-demo.ts';
import { type ListAddress, listAddress, listQuery, pageQuery, searchOf, whole } from './list-address.ts';

export interface EstimateList extends QueryResult<EstimatePage> {
  readonly address: ListAddress;
  /** Applies other filters or another order, starting at the first page. */
  readonly show: (address: ListAddress, replace?: boolean) => void;
  readonly addressOf: (page: number) => ListAddress;
  readonly pages: number;
  readonly query: ReturnType<typeof listQuery>;
}

export function useEstimateList(): EstimateList {
  const address = listAddress(useSearch({ from: '/app-shell/estimate/my-estimates' }));
  const navigate = useNavigate({ from: '/estimate/my-estimates' });
  const { id: company } = useActiveCompany();
  const [now] = useState(() => new Date());
  const query = listQuery(address, now, useCompanyZone());
  const request = { ...query, ...pageQuery(address) };
  const called = useQuery(listEstimates, { query: request }, JSON.stringify([company, request]));
  const { data } = called;
  // The demo of a first start is written while its list is read.
  useRefetchWith(useDemo().size, called.refetch);
  useEffect(() => leftScreens.leaveList(searchOf(whole(address))));
  const page = data?.page ?? 1;
  const countedPages = Math.ceil((data?.all?.estimates ?? 0) / listLimits.page);
  return {
    ...called,
    address,
    query,
    pages: Math.max(countedPages, page + (data?.hasNext ? 1 : 0)),
    show: (next, replace = false) => void navigate({ search: searchOf(whole(next)), replace }),
    addressOf: (to) => pageAddress(address, to, data),
  };
}

/** Adjacent pages use this page's first or last row as a cursor; the others are reached by number. */
function pageAddress(address: ListAddress, to: number, current: EstimatePage | undefined): ListAddress {
  const rest = whole(address);
  if (to <= 1) return rest;
  const after = current?.page === to - 1 ? current.last : null;
  const before = current?.page === to + 1 ? current.first : null;
  return { ...rest, page: to, ...(after && { after }), ...(before && { before }) };
}
