import { Link } from '@tanstack/react-router';
import { MessagePage } from '../../lib/components/message-page.tsx';
import { LostMotorhome } from '../../lib/components/silhouettes.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useSessionState } from '../session/session-context.ts';

const forVisitors = [
  { to: '/welcome', name: 'Home' },
  { to: '/products', name: 'Products' },
  { to: '/contact-us', name: 'Contact Us' },
] as const;

const forUsers = [
  { to: '/estimate/dashboard', name: 'Dashboard' },
  { to: '/estimate/my-estimates', name: 'My Estimates' },
  { to: '/contact-us', name: 'Contact Us' },
] as const;

export function NotFoundPage() {
  const { signedIn } = useSessionState();
  return (
    <MessagePage
      heading="This is not the page you were looking for!"
      picture={<LostMotorhome />}
      actions={(signedIn ? forUsers : forVisitors).map(({ to, name }, index) => (
        <LinkButton
          key={to}
          size="lg"
          variant={index === 0 ? 'primary' : 'default'}
          render={(look) => <Link to={to} {...look} />}
        >
          {name}
        </LinkButton>
      ))}
    >
      {signedIn
        ? 'The address may be old, or the estimate may belong to another company.'
        : 'The address may be old or mistyped.'}
    </MessagePage>
  );
}
