import Send from 'lucide-react/icons/send';
import { memo } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { useLeave } from '../totals/leave-context.ts';
import { lifeRequest } from './life-requests.ts';
import { nextStep } from './next-step.ts';
import { useLifecycleActions } from './use-lifecycle-actions.ts';

/** The next step of a version, below the totals and in the bottom bar. */
export function NextStepButton() {
  const { estimate, mayEdit } = useBuilder().now;
  const step = nextStep(estimate, mayEdit);
  if (step === null) return null;
  return step.kind === 'send' ? (
    <SendButton isReady={step.isReady} />
  ) : (
    <SupplementButton number={step.number} />
  );
}

/** Memoized, so it does not re-render with every line. */
const SendButton = memo(function SendButton({ isReady }: { readonly isReady: boolean }) {
  const leave = useLeave();
  return (
    <Button
      variant="primary"
      size="lg"
      full
      icon={<Send aria-hidden="true" />}
      isDisabled={!isReady}
      onPress={() => {
        leave();
        lifeRequest.set('send');
      }}
    >
      Send for approval
    </Button>
  );
});

const SupplementButton = memo(function SupplementButton({ number }: { readonly number: number }) {
  const { startSupplement } = useLifecycleActions();
  return (
    <Button variant="primary" size="lg" full onPress={startSupplement}>
      {`Start supplement ${number}`}
    </Button>
  );
});
