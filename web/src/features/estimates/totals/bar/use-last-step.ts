import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { type OwnStep, useBuilder } from '../../builder/builder-context.ts';

/** The user's last step; null once it is undone or followed by another. */
export function useLastStep(): OwnStep | null {
  const { now, lastStep } = useBuilder();
  const step = useStore(lastStep, (value) => value);
  return now.undoLabel === step?.label ? step : null;
}
