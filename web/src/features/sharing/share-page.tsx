import { Link } from '@tanstack/react-router';
import { MessagePage } from '../../lib/message-page.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export function SharePage() {
  return (
    <MessagePage
      heading="This estimate cannot be shown yet"
      actions={
        <LinkButton size="lg" variant="primary" render={(look) => <Link to="/contact-us" {...look} />}>
          Contact Us
        </LinkButton>
      }
    >
      This link cannot be used yet. Ask whoever sent it to you for a copy of the estimate in the meantime.
    </MessagePage>
  );
}
