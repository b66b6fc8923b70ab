import { checkLink, verifyEmail } from '@dre/core/contract/account/account';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { DoneCard, LinkCard, UnreadLink } from './link-card.tsx';

const route = getRouteApi('/public-shell/verify-email/$token');
const heading = 'Confirm your e-mail address';

/** Needs one press: programs that open links in mails must not use them up. */
export function VerifyEmailPage() {
  const { token } = route.useParams();
  const api = useApi();
  const { data: link, error, refetch } = useQuery(checkLink, { body: { token } }, token);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly email: string } | 'ended'>();
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.call(verifyEmail, { body: { token } });
    setBusy(false);
    if (answer.ok) setOutcome(answer.value);
    else if (answer.refusal.status === 410) setOutcome('ended');
    else setFailure(answer.refusal.title);
  }

  if (error !== undefined) return <UnreadLink heading={heading} reason={error.title} onRetry={refetch} />;
  if (link === undefined) return <LinkCard heading={heading} />;
  if (typeof outcome === 'object') {
    return (
      <DoneCard heading="Your address is confirmed" email={outcome.email}>
        {outcome.email} is yours. You can sign in now.
      </DoneCard>
    );
  }
  if (outcome === 'ended' || link.kind !== 'verify-email') return <EndedLink />;
  return (
    <LinkCard
      heading={heading}
      actions={
        <Button size="lg" variant="primary" loading={busy} onPress={() => void confirm()}>
          Confirm this address
        </Button>
      }
    >
      <p>Is {link.email} your address? Then confirm it, and you can sign in.</p>
      <div role="alert">{failure}</div>
    </LinkCard>
  );
}

function EndedLink() {
  return (
    <LinkCard
      heading="This link no longer works"
      actions={
        <LinkButton size="lg" variant="primary" render={(look) => <Link to="/login" {...look} />}>
          Sign in
        </LinkButton>
      }
    >
      <p>
        A link works once, for one hour. Sign in with your password: if your address is still to be confirmed,
        we send you a new link.
      </p>
    </LinkCard>
  );
}
