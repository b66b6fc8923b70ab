import { useEffect } from 'react';
import { reportWork } from '../../../lib/guide/work-in-sight.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../builder/builder-context.ts';
import { useIntake } from '../intake/intake-context.ts';

/** Reports the open estimate and the selected part to the guide. */
export function WatchBuilder(): null {
  const { estimate } = useBuilder().now;
  const region = useStore(useBuilderTools().selection, (selection) => selection.region);
  useEffect(() => reportWork({ estimate, region }), [estimate, region]);
  useEffect(() => () => reportWork(null), []);
  return null;
}

/** Reports the estimate of the intake form; id 0 becomes one with the first entry. */
export function WatchIntake(): null {
  const { estimate, status } = useIntake().now;
  useEffect(() => reportWork({ estimate: status === 'open' ? estimate : null }), [estimate, status]);
  useEffect(() => () => reportWork(null), []);
  return null;
}
