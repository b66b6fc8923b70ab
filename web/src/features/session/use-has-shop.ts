import { useActiveCompany } from './active-company.ts';

/** True if the active company switched its shop on. */
export function useHasShop(): boolean {
  const { companies, id } = useActiveCompany();
  return companies().find((company) => company.id === id)?.shop === true;
}
