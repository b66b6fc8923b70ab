import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { OnDemand } from '../primitives/on-demand.ts';

// What an overlay is told, apart from it: the part that is fetched when it first opens is told the same.

export interface DialogProps {
  readonly isOpen: boolean;
  /** Esc, the close button or a press outside. */
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
  /** What its content is drawn with; the popover opens once that is here, in its full size. */
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
  /** `'line'` parts two groups. */
  readonly items: readonly (MenuChoice | 'line')[];
  readonly onAction?: (id: string) => void;
  /** Opens the address of an entry without a new page. */
  readonly navigate?: (address: string) => void;
  readonly placement?: AriaPopoverProps['placement'];
}
