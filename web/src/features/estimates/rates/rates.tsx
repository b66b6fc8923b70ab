import { createElement, useEffect } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { ratesRequest } from './rates-request.ts';

const panel = onDemand(async () => (await import('./rates-dialog.tsx')).RatesDialog);

/** The rates of the estimate, loaded on first request. */
export function Rates() {
  const isRequested = useStore(ratesRequest, (value) => value);
  const Panel = useOnDemand(panel, isRequested);
  useEffect(() => () => ratesRequest.set(false), []);
  return isRequested && Panel ? createElement(Panel, { onClose: () => ratesRequest.set(false) }) : null;
}
