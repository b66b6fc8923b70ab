import { useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Kbd } from '../actions/Kbd.tsx';
import styles from '../theme/list.module.css';
import type { MenuChoice, MenuProps } from './overlay-props.ts';
import popoverStyles from '../theme/popover.module.css';
import type { FirstFocus, OverlayProps } from './use-trigger.ts';

interface MenuListProps extends Omit<MenuProps, 'trigger'>, OverlayProps {
  readonly firstFocus: FirstFocus;
}

/** The list of a `Menu`, fetched on first use. */
export function MenuList({ navigate, ...props }: MenuListProps) {
  if (navigate === undefined) return <List {...props} />;
  return (
    <RouterProvider navigate={navigate}>
      <List {...props} />
    </RouterProvider>
  );
}

function List(props: Omit<MenuListProps, 'navigate'>) {
  const { label, items, onAction, placement = 'bottom end', firstFocus } = props;
  const { id, triggerId, triggerRef, isOpen, onOpenChange } = props;
  const menu = useRef<HTMLDivElement>(null);
  const focusing = { autoFocus: firstFocus ?? true };
  return (
    <Popover
      className={popoverStyles['popover'] ?? ''}
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      scrollRef={menu}
      aria-labelledby={triggerId}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
    >
      <Menu
        ref={menu}
        id={id}
        aria-label={label}
        aria-labelledby={triggerId}
        {...focusing}
        onClose={() => onOpenChange(false)}
        className={styles['list'] ?? ''}
        onAction={(chosen) => onAction?.(String(chosen))}
      >
        {items.map((item, index) => (item === 'line' ? menuLine(items, index) : menuItem(item)))}
      </Menu>
    </Popover>
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
