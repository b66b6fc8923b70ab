import { personIn } from '../features/session/token.ts';
import type { createAppRouter } from './routes/router.tsx';
import { asScreen } from './routes/screen-address.ts';
import type { Services } from './services.ts';

/** Another tab of this session has logged out: this screen shows data of the same person, so it leaves too. */
export async function leaveWithOtherTabs(
  { session, configuration }: Services,
  router: ReturnType<typeof createAppRouter>,
): Promise<void> {
  const person = personIn(session.token());
  session.end();
  await router.navigate({ to: asScreen(configuration.defaultRoute) });
  const { emptyDevice } = await import('./leave-device.tsx');
  await emptyDevice(person);
}
