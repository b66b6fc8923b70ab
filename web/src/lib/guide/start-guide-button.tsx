import Footprints from 'lucide-react/icons/footprints';
import { Button } from '../../ui/actions/Button.tsx';
import { isBegun, restartGuide, startGuide, useGuideProgress } from './guide-progress.ts';

interface StartGuideButtonProps {
  readonly onStart?: (() => void) | undefined;
  /** The empty estimate the guide is offered in. */
  readonly estimate?: string | undefined;
}

/** Starts the guided first estimate, or goes on with it. Absent while it runs. */
export function StartGuideButton({ onStart, estimate }: StartGuideButtonProps) {
  const progress = useGuideProgress();
  if (progress?.isRunning) return null;
  const goesOn = progress !== null && isBegun(progress);
  const begin = (start: () => void) => {
    start();
    onStart?.();
  };
  return (
    <>
      <Button icon={<Footprints aria-hidden="true" />} onPress={() => begin(() => startGuide(estimate))}>
        {goesOn ? 'Go on with the guide' : 'Do it with me'}
      </Button>
      {goesOn && <Button onPress={() => begin(restartGuide)}>Start over</Button>}
    </>
  );
}
