import { createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { onDemand } from './on-demand.ts';
import { useTrigger } from './use-trigger.ts';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: AriaPopoverProps['placement'];
}

const body = onDemand(async () => (await import('./PopoverBody.tsx')).PopoverBody);

export function Popover({ trigger, ...props }: PopoverProps) {
  const { button, part: Body, overlay } = useTrigger(body);
  const { isOpen, onOpenChange } = overlay;
  const opening = useMemo(
    () => ({ ...button, onPress: () => onOpenChange(!isOpen) }),
    [button, isOpen, onOpenChange],
  );
  return (
    <>
      <ButtonContext.Provider value={opening}>{trigger}</ButtonContext.Provider>
      {Body && createElement(Body, { ...props, ...overlay })}
    </>
  );
}
