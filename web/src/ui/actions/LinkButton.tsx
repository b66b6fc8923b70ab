import type { ReactElement, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { Ripple } from './Ripple.tsx';

export interface LinkLook {
  readonly className: string;
  readonly children: ReactNode;
}

export interface LinkButtonProps extends ButtonLook {
  readonly href?: string;
  /** For a router's own link: `render={(look) => <Link to="/login" {...look} />}`. */
  readonly render?: (look: LinkLook) => ReactElement;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
}

/** Looks like a button, is a link: it goes somewhere and changes nothing. */
export function LinkButton({ href, render, icon, children, ...rest }: LinkButtonProps) {
  const { variant, size, full, iconOnly, ...attributes } = rest;
  const className = buttonClass({ variant, size, full, iconOnly });
  const content = (
    <>
      <Ripple />
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
    </>
  );
  if (render) return render({ className, children: content, ...attributes });
  return (
    <a href={href} className={className} {...attributes}>
      {content}
    </a>
  );
}
