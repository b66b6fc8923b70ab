import type { Company } from '@dre/core/domain/session/claims';
import { createContext, use, useSyncExternalStore } from 'react';
import type { KeyValueStorage } from './session.ts';

const storageKey = 'active_company';

export interface ActiveCompany {
  /** Every company the token names (spec §7: companies are read from the token). */
  companies(): readonly Company[];
  /** The active company of this tab: the chosen one while the token still names it, otherwise the first. */
  id(): string | undefined;
  choose(id: string): void;
  subscribe(onChange: () => void): () => void;
}

export interface ActiveCompanyDependencies {
  /** Lives as long as the tab: two tabs may act for two companies. */
  readonly tab: KeyValueStorage;
  readonly companies: () => readonly Company[];
}

export function createActiveCompany({ tab, companies }: ActiveCompanyDependencies): ActiveCompany {
  const subscribers = new Set<() => void>();
  return {
    companies,
    id() {
      const own = companies();
      const chosen = tab.getItem(storageKey);
      return (own.find(({ id }) => id === chosen) ?? own[0])?.id;
    },
    choose(id) {
      tab.setItem(storageKey, id);
      for (const tell of subscribers) tell();
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

const nobodys: ActiveCompany = {
  companies: () => [],
  id: () => undefined,
  choose: () => undefined,
  subscribe: () => () => undefined,
};

const ActiveCompanyContext = createContext<ActiveCompany>(nobodys);

export const ActiveCompanyProvider = ActiveCompanyContext.Provider;

/** The active company of this tab; components showing its data re-render when another is chosen. */
export function useActiveCompany(): Pick<ActiveCompany, 'companies' | 'choose'> & { id: string | undefined } {
  const active = use(ActiveCompanyContext);
  const id = useSyncExternalStore(
    (onChange) => active.subscribe(onChange),
    () => active.id(),
    () => undefined,
  );
  return { companies: () => active.companies(), choose: (next) => active.choose(next), id };
}
