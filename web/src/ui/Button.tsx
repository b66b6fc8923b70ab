import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { Ripple } from './Ripple.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'render'>, ButtonLook {
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** The action runs: the button keeps focus and width, and cannot be pressed again. */
  readonly loading?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  variant,
  size,
  full,
  iconOnly,
  icon,
  loading = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={loading} className={buttonClass({ variant, size, full, iconOnly })}>
      <Ripple />
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className={styles['pending']}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
