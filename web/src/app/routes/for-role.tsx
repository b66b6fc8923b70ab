import type { Action } from '@dre/core/domain/companies/roles';
import { needOf } from '@dre/core/domain/companies/screen-roles';
import { useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMay } from '../../features/session/use-may.ts';

const OtherRole = lazy(async () => ({ default: (await import('./other-role.tsx')).OtherRole }));

/** The screen of an address, or a notice where the role may not use it. */
export function ForRole({ children }: { readonly children: ReactNode }) {
  const may = useMay();
  const need = useMatches({ select: (matches) => needAt(matches.at(-1)) });
  if (need === undefined || may(need)) return children;
  return (
    <Suspense>
      <OtherRole />
    </Suspense>
  );
}

interface Match {
  readonly fullPath: string;
  readonly params: object;
}

/** An estimate that is yet to be started has the id 0. */
function needAt(match: Match | undefined): Action | undefined {
  if (match === undefined) return undefined;
  const path = match.fullPath.replaceAll('$', ':');
  return (
    needOf('id' in match.params && match.params.id === '0' ? path.replace(':id', '0') : path) ?? needOf(path)
  );
}
