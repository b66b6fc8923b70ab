import type { ReactNode } from 'react';
import { NativeButton, type NativeButtonProps } from './NativeButton.tsx';

export interface PlainButtonProps extends Pick<
  NativeButtonProps,
  'onPress' | 'isDisabled' | 'aria-label' | 'aria-expanded'
> {
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** A button that looks like the content around it: a row of figures, a name in a list. */
export function PlainButton({ className, ...props }: PlainButtonProps) {
  return <NativeButton {...props} className={className ?? ''} />;
}
