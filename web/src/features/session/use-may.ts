import { type Action, may, type Role } from '@dre/core/domain/companies/roles';
import { useCallback } from 'react';
import { useActiveCompany } from './active-company.ts';
import { useSessionState } from './session-context.ts';

/**
 * The permissions of the signed-in person in the active company: nothing is offered that would be refused. The server
 * checks every call again.
 */
export function useMay(): (action: Action) => boolean {
  const { admin } = useSessionState();
  const { companies, id } = useActiveCompany();
  const own = companies().find((company) => company.id === id);
  const role: Role | undefined = own === undefined && admin ? 'administrator' : own?.role;
  return useCallback((action) => role === undefined || may(role, action), [role]);
}
