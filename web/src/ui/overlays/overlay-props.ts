import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { OnDemand } from '../primitives/on-demand.ts';

// The props of overlays, in a file of their own: the part fetched at first opening has the same ones.

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by Esc, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
}

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  readonly side?: 'left' | 'right' | 'bottom';
}

export interface PopoverProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: AriaPopoverProps['placement'];
  /** A part its content needs; the popover opens once it is loaded, in its full size. */
  readonly needs?: OnDemand<unknown>;
}

export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it: any `Button` of this folder. */
  readonly trigger: ReactElement;
  readonly label: string;
  /** `'line'` separates two groups. */
  readonly items: readonly (MenuChoice | 'line')[];
  readonly onAction?: (id: string) => void;
  /** Opens the address of an entry without a new page. */
  readonly navigate?: (address: string) => void;
  readonly placement?: AriaPopoverProps['placement'];
}
