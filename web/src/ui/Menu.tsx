import { createElement, useMemo } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { onDemand } from './on-demand.ts';
import type { MenuProps } from './overlay-props.ts';
import { type FirstFocus, useTrigger } from './use-trigger.ts';

const list = onDemand(async () => (await import('./MenuList.tsx')).MenuList);

const byKey: Readonly<Record<string, FirstFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };
const byPointer = new Set(['mouse', 'pen']);

export function Menu({ trigger, ...props }: MenuProps) {
  const { button, part: List, overlay, firstFocus, open } = useTrigger(list);
  const opening = useMemo(() => ({ ...button, ...openingBy(open) }), [button, open]);
  return (
    <>
      <ButtonContext.Provider value={opening}>{trigger}</ButtonContext.Provider>
      {List && createElement(List, { ...props, ...overlay, firstFocus })}
    </>
  );
}

interface Press {
  readonly pointerType: string;
  readonly target: Element;
}

interface Key {
  readonly key: string;
  preventDefault(): void;
  continuePropagation(): void;
}

/** As menus do everywhere: by mouse and key they open on the way down, under a finger when it is lifted. */
function openingBy(open: (firstFocus: FirstFocus) => void) {
  const openFrom = (button: Element, firstFocus: FirstFocus) => {
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    open(firstFocus);
  };
  return {
    'aria-haspopup': true as const,
    // It takes the focus by itself, before the menu does: that is where the menu gives it back to.
    preventFocusOnPress: true,
    onPressStart: ({ pointerType, target }: Press) => {
      if (pointerType !== 'touch') openFrom(target, byPointer.has(pointerType) ? null : 'first');
    },
    onPress: ({ pointerType, target }: Press) => {
      if (pointerType === 'touch') openFrom(target, null);
    },
    onKeyDown: (event: Key) => {
      const firstFocus = byKey[event.key];
      if (firstFocus === undefined) return event.continuePropagation();
      event.preventDefault();
      open(firstFocus);
    },
  };
}
