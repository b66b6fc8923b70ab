import { useEffect } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { personIn } from '../../session/token.ts';

/** The screen is drawn first; the pass is for later. */
const afterScreenMs = 2_000;

/** Gives this device a clock pass of the person who is signed in, so that the clock outlives the session. */
export function useClockPass(): void {
  const api = useApi();
  const session = useSession();
  const { id, companies } = useActiveCompany();
  const company = companies().find((one) => one.id === id);
  const [companyId, companyName, zone] = [company?.id, company?.name ?? '', company?.zone ?? null];
  useEffect(() => {
    if (companyId === undefined) return undefined;
    const ensure = async () => {
      const { ensureClockPass } = await import('../../../offline/clock-device/clock-pass.ts');
      const person = personIn(session.token());
      const { userName: name } = session.state();
      await ensureClockPass(api, { person, name, company: companyId, companyName, zone });
    };
    // A browser without keys or storage has no pass; the clock works while its person is signed in.
    const timer = setTimeout(() => void ensure().catch(() => undefined), afterScreenMs);
    return () => clearTimeout(timer);
  }, [api, session, companyId, companyName, zone]);
}
