import { logout } from '@dre/core/contract/session';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../lib/services.ts';
import { useSession } from '../features/session/session-context.ts';
import { useConfiguration } from '../lib/configuration.ts';
import { asScreen } from './screen-address.ts';

/** Logout: the service is told once, the token and the remembered name go, the user lands on the default route (spec §4). */
export function useLeaving(): () => void {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const { defaultRoute } = useConfiguration();
  return () => {
    // Nobody waits for the answer: on this device the session ends at once, reachable server or not.
    if (session.state().signedIn) void api.call(logout, {});
    session.end();
    void navigate({ to: asScreen(defaultRoute) });
  };
}
