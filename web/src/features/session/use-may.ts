import { type Action, may, type Role } from '@dre/core/domain/companies/roles';
import { useCallback } from 'react';
import { useActiveCompany } from './active-company.ts';
import { useSessionState } from './session-context.ts';

/**
 * What whoever is signed in may do for the company this tab acts for: nothing is offered that would be refused. The server
 * asks again for every call.
 */
export function useMay(): (action: Action) => boolean {
  const { admin } = useSessionState();
  const { companies, id } = useActiveCompany();
  const own = companies().find((company) => company.id === id);
  const role: Role | undefined = own === undefined && admin ? 'administrator' : own?.role;
  return useCallback((action) => role === undefined || may(role, action), [role]);
}
