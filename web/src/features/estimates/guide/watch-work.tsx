import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { useEffect } from 'react';
import { reportWork } from '../../../lib/guide/work-in-sight.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../builder/builder-context.ts';
import { useIntake } from '../intake/intake-context.ts';

/** Reports the open estimate, the visible side and the selected part to the guide. */
export function WatchBuilder(): null {
  const { estimate } = useBuilder().now;
  const { selection } = useBuilderTools();
  const region = useStore(selection, (selected) => selected.region);
  const side = useStore(selection, (selected) => selected.side);
  useEffect(() => reportWork({ estimate, region, side }), [estimate, region, side]);
  useEffect(() => () => reportWork(null), []);
  return null;
}

/** Reports the estimate of a screen without a picture. */
export function WatchEstimate({ estimate }: { readonly estimate: Estimate }): null {
  useEffect(() => reportWork({ estimate }), [estimate]);
  useEffect(() => () => reportWork(null), []);
  return null;
}

/** Reports the estimate of the intake form; id 0 becomes one with the first entry. */
export function WatchIntake(): null {
  const { now, store } = useIntake();
  const { estimate, status } = now;
  const { isNew } = store;
  useEffect(
    () => reportWork({ estimate: status === 'open' ? estimate : null, isBegunHere: isNew }),
    [estimate, status, isNew],
  );
  useEffect(() => () => reportWork(null), []);
  return null;
}
