import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ButtonProps } from 'react-aria-components/Button';

export interface PlainButtonProps extends Pick<
  ButtonProps,
  'onPress' | 'isDisabled' | 'aria-label' | 'aria-expanded' | 'slot'
> {
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** A button that looks like what it stands in: a row of figures, a name in a list. */
export function PlainButton({ className, ...props }: PlainButtonProps) {
  return <Button {...props} className={className ?? ''} />;
}
