import { requestWork } from '@dre/core/contract/shop/notices';
import CircleCheck from 'lucide-react/icons/circle-check';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import styles from './my-work.module.css';

export function NothingAssigned() {
  const { run, isBusy, problem } = useAction();
  const ask = () => run(requestWork, {}, 'The foreman sees that you are free.');
  return (
    <section aria-label="The work in hand" className={`${styles['card']} ${styles['work']}`}>
      <EmptyState
        title="Nothing assigned."
        icon={<CircleCheck />}
        actions={
          <Button variant="primary" size="xl" isDisabled={isBusy} onPress={() => void ask()}>
            Ask for work
          </Button>
        }
      >
        The foreman sees that you are free when you ask. Steps assigned to you appear here by themselves.
      </EmptyState>
      {problem !== undefined && <InlineError id="ask-problem">{problemText(problem)}</InlineError>}
    </section>
  );
}
