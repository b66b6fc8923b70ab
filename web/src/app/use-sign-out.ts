import { logout } from '@dre/core/contract/session/session';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../lib/calls/services.ts';
import { useSession } from '../features/session/session-context.ts';
import { announceSignOut } from '../features/session/tabs/other-tabs.ts';
import { personIn } from '../features/session/token.ts';
import { useConfiguration } from '../lib/calls/configuration.ts';
import { asScreen } from './routes/screen-address.ts';

const cutOff = 'There is no connection. What was not sent stays on this device. Log out?';

/**
 * Logs out: notifies the service once, removes the token and the remembered name, opens the default route (spec §4) and
 * empties the device. Unsent work is confirmed first.
 */
export function useSignOut(): () => void {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const { defaultRoute } = useConfiguration();
  const leave = async () => {
    const token = session.token();
    const person = personIn(token);
    const device = await import('./leave-device.tsx').catch(() => undefined);
    // Without a connection the script may be missing; then the browser's own dialog asks, and nothing is removed.
    const isLeaving = device ? await device.mayLeave(person) : window.confirm(cutOff);
    if (!isLeaving) return;
    // The reply is not awaited: on this device the session ends at once, reachable server or not.
    if (session.state().signedIn) void api.call(logout, {});
    session.end();
    announceSignOut(token);
    // The screen is left first, so that it writes nothing back into storage.
    await navigate({ to: asScreen(defaultRoute) });
    await device?.emptyDevice(person);
  };
  return () => void leave();
}
