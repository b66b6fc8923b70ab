import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Kbd } from './Kbd.tsx';
import styles from './list.module.css';
import popoverStyles from './popover.module.css';

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
  readonly placement?: PopoverProps['placement'];
}

export function Menu({ trigger, label, items, onAction, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={popoverStyles['popover'] ?? ''} placement={placement} offset={4}>
        <AriaMenu
          aria-label={label}
          className={styles['list'] ?? ''}
          onAction={(id) => onAction?.(String(id))}
        >
          {items.map((item, index) => (item === 'line' ? menuLine(items, index) : menuItem(item)))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function menuLine(items: MenuProps['items'], index: number) {
  const next = items[index + 1];
  const key = next === undefined || next === 'line' ? 'end' : next.id;
  return <Separator key={`before ${key}`} className={styles['separator'] ?? ''} />;
}

function menuItem({ id, label, icon, keys, href, isDanger, isDisabled = false }: MenuChoice) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href === undefined ? {} : { href })}
      className={isDanger ? `${styles['option']} ${styles['danger']}` : (styles['option'] ?? '')}
    >
      {icon}
      <span className={styles['words']}>{label}</span>
      {keys !== undefined && <Kbd>{keys}</Kbd>}
    </MenuItem>
  );
}
