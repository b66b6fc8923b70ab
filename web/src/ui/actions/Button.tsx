import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { NativeButton, type NativeButtonProps } from './NativeButton.tsx';
import { Ripple } from './Ripple.tsx';
import { say } from '../feedback/say.ts';
import { Spinner } from '../feedback/Spinner.tsx';

export interface ButtonProps extends Omit<NativeButtonProps, 'className' | 'isPending'>, ButtonLook {
  readonly icon?: ReactNode;
  /** The action runs: the button keeps focus and width, and cannot be pressed again. */
  readonly loading?: boolean | undefined;
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
    <NativeButton {...rest} isPending={loading} className={buttonClass({ variant, size, full, iconOnly })}>
      <Ripple />
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
      {loading && (
        <span ref={sayPending} className={styles['pending']}>
          <Spinner />
        </span>
      )}
    </NativeButton>
  );
}

/** Screen readers read aria-disabled only when focus arrives, so the pending state is announced separately. */
function sayPending(mark: HTMLElement | null): (() => void) | undefined {
  const button = mark?.closest('button');
  if (!button) return undefined;
  say(`${button.ariaLabel ?? button.textContent}: in progress`);
  return () => say('');
}
