import { use, useMemo, useRef } from 'react';
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { PopoverProps } from './overlay-props.ts';
import styles from '../theme/popover.module.css';
import { usePressOutside } from './use-press-outside.ts';
import type { OverlayProps } from './use-trigger.ts';

/**
 * The body of a `Popover`; a button inside with `slot="close"` closes it. The page around it stays interactive: making
 * all of it inert recalculates the whole page's styles. Within a dialog, which traps the focus, it is one more dialog.
 */
export function PopoverBody(props: Omit<PopoverProps, 'trigger' | 'needs'> & OverlayProps) {
  const { label, children, placement = 'bottom start' } = props;
  const { id, triggerRef, isOpen, onOpenChange } = props;
  const state = useMemo(
    () => ({
      isOpen,
      setOpen: onOpenChange,
      open: () => onOpenChange(true),
      close: () => onOpenChange(false),
      toggle: () => onOpenChange(!isOpen),
      point: null,
      setPoint: () => {},
    }),
    [isOpen, onOpenChange],
  );
  const isInDialog = use(OverlayTriggerStateContext) !== null;
  const popover = useRef<HTMLElement>(null);
  usePressOutside(isOpen && !isInDialog, [popover, triggerRef], state.close);
  return (
    <OverlayTriggerStateContext.Provider value={state}>
      <Popover
        ref={popover}
        isNonModal={!isInDialog}
        className={styles['popover'] ?? ''}
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement={placement}
        offset={4}
      >
        <Dialog id={id} aria-label={label} className={styles['body'] ?? ''}>
          {children}
        </Dialog>
      </Popover>
    </OverlayTriggerStateContext.Provider>
  );
}
