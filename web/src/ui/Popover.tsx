import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: AriaPopoverProps['placement'];
}

export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={styles['popover'] ?? ''} placement={placement} offset={4}>
        <Dialog aria-label={label} className={styles['body'] ?? ''}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
