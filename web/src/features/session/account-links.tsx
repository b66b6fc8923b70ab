import { Link } from '@tanstack/react-router';
import { MessagePage } from '../../lib/message-page.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const waysOn = (
  <>
    <LinkButton size="lg" variant="primary" render={(look) => <Link to="/contact-us" {...look} />}>
      Contact Us
    </LinkButton>
    <LinkButton size="lg" render={(look) => <Link to="/login" {...look} />}>
      Back to sign in
    </LinkButton>
  </>
);

export function ResetPasswordPage() {
  return (
    <MessagePage heading="Reset your password" actions={waysOn}>
      A password cannot be reset on this page yet. Write to us and DRE support will help you back in.
    </MessagePage>
  );
}

export function SetPasswordPage() {
  return (
    <MessagePage heading="Set your password" actions={waysOn}>
      This link cannot be used yet. Keep the e-mail it came in, and write to us if you need your account now.
    </MessagePage>
  );
}

export function VerifyEmailPage() {
  return (
    <MessagePage heading="Confirm your e-mail address" actions={waysOn}>
      This link cannot be used yet. Keep the e-mail it came in; your address is not confirmed so far.
    </MessagePage>
  );
}
