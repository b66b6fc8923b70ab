import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../features/session/session-context.ts';
import { useConfiguration } from '../lib/configuration.ts';
import { asScreen } from './screen-address.ts';

/** Logout: the token and the remembered name go, the user lands on the default route (spec §4). */
export function useLeaving(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const { defaultRoute } = useConfiguration();
  return () => {
    session.end();
    void navigate({ to: asScreen(defaultRoute) });
  };
}
