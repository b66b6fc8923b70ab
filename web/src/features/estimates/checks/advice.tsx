import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { ChecksList } from './checks-list.tsx';
import { ForgottenList } from './forgotten-list.tsx';
import { useAdvice } from './use-advice.ts';

/** The checks on the open estimate, and suggestions of missing lines. */
export function Advice() {
  const { now, conflicts } = useBuilder();
  const { checks, forgotten } = useAdvice(
    now,
    useStore(conflicts, (found) => found),
  );
  return (
    <>
      <ChecksList checks={checks} />
      <ForgottenList items={forgotten} />
    </>
  );
}
