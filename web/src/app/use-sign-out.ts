import { logout } from '@dre/core/contract/session/session';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../lib/calls/services.ts';
import { useSession } from '../features/session/session-context.ts';
import { announceSignOut } from '../features/session/tabs/other-tabs.ts';
import { personIn } from '../features/session/token.ts';
import { useConfiguration } from '../lib/calls/configuration.ts';
import { asScreen } from './routes/screen-address.ts';

const cutOff = 'There is no connection. What was not sent stays on this device. Log out?';

/** Logout: the service is told once, the token and the remembered name go, the user lands on the default route (spec §4),
 *  and the device forgets what was theirs. Whoever leaves something unsent is asked first. */
export function useSignOut(): () => void {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const { defaultRoute } = useConfiguration();
  const leave = async () => {
    const token = session.token();
    const person = personIn(token);
    const device = await import('./leave-device.tsx').catch(() => undefined);
    // Without a connection it may not be at hand; then the browser asks, and everything stays where it is.
    const isLeaving = device ? await device.mayLeave(person) : window.confirm(cutOff);
    if (!isLeaving) return;
    // Nobody waits for the answer: on this device the session ends at once, reachable server or not.
    if (session.state().signedIn) void api.call(logout, {});
    session.end();
    announceSignOut(token);
    // What is on the screen is put away first, so that nothing of it is written down again.
    await navigate({ to: asScreen(defaultRoute) });
    await device?.emptyDevice(person);
  };
  return () => void leave();
}
