import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { type OwnStep, useBuilder } from '../../builder/builder-context.ts';

/** One's own last step. Once it is undone, or another lies on top, it is no longer the last. */
export function useLastStep(): OwnStep | null {
  const { now, lastStep } = useBuilder();
  const step = useStore(lastStep, (value) => value);
  return now.undoLabel === step?.label ? step : null;
}
