import { createElement, useEffect } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { ratesAsked } from './rates-request.ts';

const panel = onDemand(async () => (await import('./rates-dialog.tsx')).RatesDialog);

/** The rates of the estimate, loaded on first request. */
export function Rates() {
  const isAsked = useStore(ratesAsked, (value) => value);
  const Panel = useOnDemand(panel, isAsked);
  useEffect(() => () => ratesAsked.set(false), []);
  return isAsked && Panel ? createElement(Panel, { onClose: () => ratesAsked.set(false) }) : null;
}
