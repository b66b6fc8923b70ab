import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../builder/builder-context.ts';
import { ChecksList, CheckWords } from './checks-list.tsx';
import { checksFor } from './checks.ts';
import { ForgottenList } from './forgotten-list.tsx';
import { useAdvice } from './use-advice.ts';

/** What to look at on the open estimate, and what may be missing from it. */
export function Advice() {
  const { now, contests } = useBuilder();
  const { checks, forgotten } = useAdvice(
    now,
    useStore(contests, (found) => found),
  );
  return (
    <>
      <ChecksList checks={checks} />
      <ForgottenList items={forgotten} />
    </>
  );
}

/** The checks once more, as the estimate stands now. */
export function LastChecks() {
  const { present, contests } = useBuilderTools();
  const { estimate, items, contents } = present();
  const checks = checksFor({ estimate, items, makers: contents.makers, contests: contests.get() });
  return (
    <ul>
      {checks.map((check) => (
        <li key={`${check.kind} ${check.text}`} data-tone={check.tone}>
          <CheckWords check={check} />
        </li>
      ))}
    </ul>
  );
}
