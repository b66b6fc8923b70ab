import {
  createContext,
  type FocusEventHandler,
  type KeyboardEvent,
  type PointerEventHandler,
  type Ref,
} from 'react';

/** The props a button gets from the menu or popover it opens. */
export interface TriggerProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly id: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-haspopup'?: boolean;
  readonly onPointerEnter: PointerEventHandler<HTMLButtonElement>;
  readonly onFocus: FocusEventHandler<HTMLButtonElement>;
  readonly onBlur: FocusEventHandler<HTMLButtonElement>;
  /** By mouse or pen, on pointer down. */
  readonly onPressStart?: (button: HTMLButtonElement) => void;
  /** By a finger, a key or the mouse, on release. */
  readonly onPress: (button: HTMLButtonElement, by: 'pointer' | 'touch' | 'keyboard') => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export const TriggerContext = createContext<TriggerProps | null>(null);
