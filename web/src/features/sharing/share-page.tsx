import { getRouteApi } from '@tanstack/react-router';
import { createElement, useEffect, useMemo } from 'react';
import { createApi } from '../../lib/calls/api.ts';
import { useConfiguration } from '../../lib/calls/configuration.ts';
import { ApiProvider } from '../../lib/calls/services.ts';
import { onDemand, useOnDemand } from '../../ui/primitives/on-demand.ts';
import { BareFrame, EndedLink, ExpiredLink, UnreadShare } from './ended-link.tsx';
import { OwnerPage } from './owner/owner-page.tsx';
import { StatusPage } from './status-page.tsx';
import { useShared } from './use-shared.ts';

const route = getRouteApi('/share/$token');
const insurerPage = onDemand(async () => (await import('./insurer/insurer-page.tsx')).InsurerPage);

/** Readers of a link are anonymous: their requests carry no session. */
export function SharePage() {
  const { token } = route.useParams();
  const { serviceUri } = useConfiguration();
  const anonymous = useMemo(
    () =>
      createApi({
        base: () => serviceUri,
        token: () => undefined,
        cookies: () => document.cookie,
        onUnauthorized: () => undefined,
      }),
    [serviceUri],
  );
  return (
    <ApiProvider value={anonymous}>
      <SharedEstimate key={token} token={token} />
    </ApiProvider>
  );
}

function SharedEstimate({ token }: { readonly token: string }) {
  const sharedState = useShared(token);
  const { shared, problem } = sharedState;
  const shop = shared !== undefined && 'shop' in shared ? shared.shop.name : '';
  useEffect(() => {
    if (shop !== '') document.title = `Your estimate from ${shop}`;
  }, [shop]);
  const InsurerPage = useOnDemand(insurerPage, shared?.kind === 'insurer');
  if (shared === undefined) {
    if (problem === undefined) return <BareFrame isBusy />;
    return <UnreadShare reason={problem.detail ?? problem.title} onRetry={sharedState.reload} />;
  }
  if (shared.kind === 'ended') return <EndedLink />;
  if (shared.kind === 'expired') return <ExpiredLink shop={shared.shop} />;
  if (shared.kind === 'status' || shared.kind === 'following') {
    return <StatusPage shared={shared} sharedState={sharedState} />;
  }
  if (shared.kind === 'owner') return <OwnerPage shared={shared} sharedState={sharedState} />;
  return InsurerPage ? createElement(InsurerPage, { shared, sharedState }) : <BareFrame isBusy />;
}
