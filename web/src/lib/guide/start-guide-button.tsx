import Footprints from 'lucide-react/icons/footprints';
import { Button } from '../../ui/actions/Button.tsx';
import { restartGuide, startGuide, useGuideProgress } from './guide-progress.ts';

/** Starts the guided first estimate, or goes on with it. Absent while it runs. */
export function StartGuideButton({ onStart }: { readonly onStart?: (() => void) | undefined }) {
  const progress = useGuideProgress();
  if (progress?.isRunning) return null;
  const begin = (start: () => void) => {
    start();
    onStart?.();
  };
  return (
    <>
      <Button icon={<Footprints aria-hidden="true" />} onPress={() => begin(startGuide)}>
        {progress === null ? 'Do it with me' : 'Go on with the guide'}
      </Button>
      {progress !== null && <Button onPress={() => begin(restartGuide)}>Start over</Button>}
    </>
  );
}
