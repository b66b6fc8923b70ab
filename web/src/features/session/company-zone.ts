import { defaultTimeZone, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { useActiveCompany } from './active-company.ts';

/** The zone in which the active company's days begin and end. */
export function useCompanyZone(): TimeZone {
  const { companies, id } = useActiveCompany();
  return companies().find((company) => company.id === id)?.zone ?? defaultTimeZone;
}
