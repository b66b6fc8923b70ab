import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, use } from 'react';
import { TriggerContext, type TriggerProps } from '../primitives/trigger-context.ts';

export interface NativeButtonProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'style' | 'className' | 'aria-disabled'
> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The action runs: the button keeps focus and cannot be pressed again. */
  readonly isPending?: boolean | undefined;
  readonly className: string;
}

/**
 * The native button under all others of this folder. A press does not reach the row or card around it. Inside a `Menu`
 * or `Popover` it is the trigger.
 */
export function NativeButton({
  onPress,
  isDisabled,
  isPending,
  type = 'button',
  ...props
}: NativeButtonProps) {
  const trigger = use(TriggerContext);
  const { onPointerDown, onKeyDown, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (isPending) return event.preventDefault();
    // Safari does not focus a pressed button; a dialog could then not return the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    onPress?.();
    trigger?.onPress(event.currentTarget, pressedBy(event.nativeEvent));
  };
  const pointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    onPointerDown?.(event);
    if (event.button === 0 && event.pointerType !== 'touch') trigger?.onPressStart?.(event.currentTarget);
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    onKeyDown?.(event);
    trigger?.onKeyDown?.(event);
  };
  return (
    <button
      {...rest}
      {...(trigger && attributesOf(trigger))}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={press}
      onPointerDown={pointerDown}
      // Without this the browser moves focus back to the button after the opened overlay has taken it.
      onMouseDown={(event) => (trigger?.onPressStart ? event.preventDefault() : undefined)}
      onKeyDown={keyDown}
    />
  );
}

function attributesOf({ onPress: _press, onPressStart: _start, onKeyDown: _key, ...rest }: TriggerProps) {
  return rest;
}

/** A click without a pointer was made by a key or by a screen reader. */
function pressedBy(event: globalThis.MouseEvent): 'pointer' | 'touch' | 'keyboard' {
  const { pointerType } = event as globalThis.PointerEvent;
  if (pointerType === 'touch') return 'touch';
  return event.detail === 0 ? 'keyboard' : 'pointer';
}
