import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './planned-page.module.css';

interface PlannedPageProps {
  readonly title: string;
  readonly Icon: LucideIcon;
  /** What is the case now, in a few words. */
  readonly state: string;
  /** What this screen will hold. Nothing is shown as if it were there. */
  readonly children: string;
  readonly links: readonly { readonly to: NonNullable<LinkProps['to']>; readonly name: string }[];
}

/** A screen whose feature is still to come: it says so, says what it will hold, and leads on. */
export function PlannedPage({ title, Icon, state, children, links }: PlannedPageProps) {
  return (
    <>
      <div className={styles['top']}>
        <h1>{title}</h1>
      </div>
      <Card padding="lg">
        <EmptyState
          icon={<Icon />}
          title={state}
          actions={links.map(({ to, name }, index) => (
            <LinkButton
              key={name}
              variant={index === 0 ? 'primary' : 'default'}
              render={(look) => <Link to={to} {...look} />}
            >
              {name}
            </LinkButton>
          ))}
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
