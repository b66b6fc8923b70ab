import { createElement, type KeyboardEvent, useMemo } from 'react';
import { onDemand } from '../primitives/on-demand.ts';
import type { MenuProps } from './overlay-props.ts';
import { TriggerContext } from '../primitives/trigger-context.ts';
import { type FirstFocus, useTrigger } from './use-trigger.ts';

const list = onDemand(async () => (await import('./MenuList.tsx')).MenuList);

/** Enter and Space also open on keydown: a click made by a key would count as a screen reader's. */
const byKey: Readonly<Record<string, FirstFocus>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

export function Menu({ trigger, ...props }: MenuProps) {
  const { button, part: List, overlay, firstFocus, open } = useTrigger(list);
  const opening = useMemo(() => ({ ...button, ...openingBy(open) }), [button, open]);
  return (
    <>
      <TriggerContext.Provider value={opening}>{trigger}</TriggerContext.Provider>
      {List && createElement(List, { ...props, ...overlay, firstFocus })}
    </>
  );
}

/** Opens on pointer down by mouse and on release by touch, as menus do everywhere. */
function openingBy(open: (firstFocus: FirstFocus) => void) {
  return {
    'aria-haspopup': true as const,
    onPressStart: (button: HTMLButtonElement) => {
      // The button takes the focus before the menu does, so the menu returns it there.
      button.focus({ preventScroll: true });
      open(null);
    },
    onPress: (_: HTMLButtonElement, by: 'pointer' | 'touch' | 'keyboard') => {
      if (by !== 'pointer') open(by === 'touch' ? null : 'first');
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const firstFocus = byKey[event.key];
      if (firstFocus === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      open(firstFocus);
    },
  };
}
