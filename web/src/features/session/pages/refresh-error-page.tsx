import { refreshSentences } from '@dre/core/contract/session/session';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MessagePage } from '../../../lib/components/message-page.tsx';
import { WaitingTrailer } from '../../../lib/components/waiting-trailer.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useSession } from '../session-context.ts';

/** The message of a failed refresh. Without one the route redirects to /login. */
export function RefreshErrorPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [message] = useState(() => session.refreshMessage() ?? '');
  const leave = () => {
    session.forgetRefreshMessage();
    void navigate({ to: '/login' });
  };
  return (
    <MessagePage
      heading={message}
      picture={<WaitingTrailer />}
      actions={
        <Button size="xl" variant="primary" onPress={leave}>
          OK
        </Button>
      }
    >
      {message === refreshSentences.DuplicateUserLogin
        ? 'This one was used longest ago, and there is a limit to how many may be signed in at once.'
        : undefined}
    </MessagePage>
  );
}
