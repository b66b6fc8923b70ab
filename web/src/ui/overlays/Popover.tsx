import { createElement, useDeferredValue, useMemo } from 'react';
import { onDemand, together } from '../primitives/on-demand.ts';
import type { PopoverProps } from './overlay-props.ts';
import { TriggerContext } from '../primitives/trigger-context.ts';
import { useTrigger } from './use-trigger.ts';

const body = onDemand(async () => (await import('./PopoverBody.tsx')).PopoverBody);

export function Popover({ trigger, needs, ...props }: PopoverProps) {
  const source = useMemo(() => (needs === undefined ? body : together(body, needs)), [needs]);
  const { button, part: Body, overlay } = useTrigger(source);
  const { isOpen, onOpenChange } = overlay;
  const opening = useMemo(
    () => ({ ...button, onPress: () => onOpenChange(!isOpen) }),
    [button, isOpen, onOpenChange],
  );
  // The button responds in the frame of the press; the popover renders in the next one. It closes at once.
  const isShown = useDeferredValue(isOpen) && isOpen;
  return (
    <>
      <TriggerContext.Provider value={opening}>{trigger}</TriggerContext.Provider>
      {Body && createElement(Body, { ...props, ...overlay, isOpen: isShown })}
    </>
  );
}
