import { useActiveCompany } from '../../features/session/active-company.ts';

interface CompanySwitch {
  /** Empty for a person of one company: there is nothing to switch. */
  readonly companies: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
  readonly choose: (id: string) => void;
}

/** For a person of several companies: the active one of this tab, and the others. */
export function useCompanySwitch(): CompanySwitch {
  const { companies, choose, id: activeId } = useActiveCompany();
  const own = companies();
  return {
    companies: own.length < 2 ? [] : own.map(({ id, name }) => ({ id, name, isActive: id === activeId })),
    choose,
  };
}
