import { defaultTimeZone, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { type ActiveCompany, useActiveCompany } from './active-company.ts';

/** The zone in which the active company's days begin and end. */
export function useCompanyZone(): TimeZone {
  const { companies, id } = useActiveCompany();
  return zoneOf({ companies, id: () => id }) ?? defaultTimeZone;
}

/** Undefined where there is no company. */
export function zoneOf({ companies, id }: Pick<ActiveCompany, 'companies' | 'id'>): TimeZone | undefined {
  const active = id();
  return companies().find((company) => company.id === active)?.zone;
}
