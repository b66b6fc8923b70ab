import type { Problem } from '@dre/core/contract/problem';
import { Link } from '@tanstack/react-router';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';

interface EstimateProblemProps {
  /** The title while the estimate may still be there. */
  readonly title: string;
  readonly problem: Problem;
  readonly reload: () => void;
}

/** In place of an estimate that could not be opened. */
export function EstimateProblem({ title, problem, reload }: EstimateProblemProps) {
  if (problem.status === 404) return <EstimateGone />;
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      actions={
        <>
          <Button onPress={reload}>Try again</Button>
          <LinkButton render={(look) => <Link to="/estimate/my-estimates" search={{}} {...look} />}>
            My Estimates
          </LinkButton>
        </>
      }
    >
      {problemText(problem)}
    </ErrorState>
  );
}

/** Trying again would not bring it back. */
export function EstimateGone() {
  return (
    <ErrorState
      headingLevel={1}
      title="This estimate is not here"
      actions={
        <LinkButton
          variant="primary"
          render={(look) => <Link to="/estimate/my-estimates" search={{}} {...look} />}
        >
          My Estimates
        </LinkButton>
      }
    >
      It was removed, or the address is not that of an estimate of your company.
    </ErrorState>
  );
}
