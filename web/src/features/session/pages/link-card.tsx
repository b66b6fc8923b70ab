import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BigLogo } from '../../../lib/components/big-logo.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  readonly heading: string;
  /** The card replaced another one: its heading is announced. */
  readonly isNews?: boolean;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The pages a mailed link opens: one card in the middle, one action. */
export function LinkCard({ heading, isNews = false, children, actions }: LinkCardProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <BigLogo />
        {isNews ? (
          <h1 ref={takeFocus} tabIndex={-1}>
            {heading}
          </h1>
        ) : (
          <h1>{heading}</h1>
        )}
        {children}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

/** The server did not reply: nothing is lost, and the link is still valid. */
export function UnreadLink({
  heading,
  reason,
  onRetry,
}: {
  readonly heading: string;
  readonly reason: string;
  readonly onRetry: () => void;
}) {
  return (
    <LinkCard
      heading={heading}
      actions={
        <Button size="lg" variant="primary" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      <p role="alert">{reason}</p>
    </LinkCard>
  );
}

/** The action is done; the email address is passed to the sign-in screen. */
export function DoneCard({
  heading,
  email,
  children,
}: {
  readonly heading: string;
  readonly email: string;
  readonly children: ReactNode;
}) {
  return (
    <LinkCard
      heading={heading}
      isNews
      actions={
        <LinkButton
          size="lg"
          variant="primary"
          render={(look) => <Link to="/login" search={{ email }} {...look} />}
        >
          Sign in
        </LinkButton>
      }
    >
      <p>{children}</p>
    </LinkCard>
  );
}
