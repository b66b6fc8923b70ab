import { getRouteApi, Link } from '@tanstack/react-router';
import { MessagePage } from '../../../lib/components/message-page.tsx';
import { WaitingTrailer } from '../../../lib/components/waiting-trailer.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';

const route = getRouteApi('/public-shell/session-expired');

export function SessionExpiredPage() {
  const search = route.useSearch();
  return (
    <MessagePage
      heading="Your session has expired."
      picture={<WaitingTrailer />}
      actions={
        <LinkButton
          size="xl"
          variant="primary"
          render={(look) => <Link to="/login" search={search} {...look} />}
        >
          Login
        </LinkButton>
      }
    >
      Sign in again to go on where you were.
    </MessagePage>
  );
}
