import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** Replaces a screen whose calls would all be refused. */
export function OtherRole() {
  return (
    <EmptyState
      title="This screen is not part of your role"
      headingLevel={1}
      actions={
        <LinkButton render={(look) => <Link to="/estimate/dashboard" {...look} />}>
          To the dashboard
        </LinkButton>
      }
    >
      An owner of your company says who does what, under Company.
    </EmptyState>
  );
}
