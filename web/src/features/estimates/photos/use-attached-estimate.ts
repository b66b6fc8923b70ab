import { useEffect } from 'react';
import type { EstimateKeeper } from '../../../offline/estimate-keeper.ts';
import type { PhotoDesk } from './photo-desk.ts';
import { photoEstimate } from './photo-estimate.ts';

/** Photos that are ready are put on the estimate for as long as it is open. */
export function useAttachedEstimate(desk: PhotoDesk, keeper: EstimateKeeper): void {
  useEffect(() => desk.attach(keeper.snapshot().estimate.id, photoEstimate(keeper)), [desk, keeper]);
}
