import { useActiveCompany } from '../../features/session/active-company.ts';

interface CompanySwitch {
  /** Empty for somebody of one company: there is nothing to choose. */
  readonly companies: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
  readonly choose: (id: string) => void;
}

/** For somebody of several companies: the one this tab acts for, and the others to choose from. */
export function useCompanySwitch(): CompanySwitch {
  const { companies, choose, id: activeId } = useActiveCompany();
  const own = companies();
  return {
    companies: own.length < 2 ? [] : own.map(({ id, name }) => ({ id, name, isActive: id === activeId })),
    choose,
  };
}
