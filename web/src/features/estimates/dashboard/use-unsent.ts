import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { readPayload } from '../../session/token.ts';
import { type Unsent, unsentWork } from './unsent-work.ts';

const notSent = 'It could not be sent just now. It stays on this device; press again in a moment.';

/** Work stored only on this device. */
export function useUnsent(): {
  readonly unsent: readonly Unsent[];
  readonly isSending: boolean;
  send(): void;
} {
  const api = useApi();
  const session = useSession();
  const { id: company = '' } = useActiveCompany();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [isSending, setSending] = useState(false);
  const person = String((readPayload(session.token()) as { sub?: unknown } | undefined)?.sub ?? '');
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const found = await unsentWork(person, company);
      if (!isLeft) setUnsent(found);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [person, company]);
  const send = async () => {
    setSending(true);
    try {
      const { sendUnsent } = await import('./send-unsent.ts');
      await sendUnsent({ api, person, company }, unsent);
      setUnsent(await unsentWork(person, company));
    } catch {
      void showBanner({ message: notSent, tone: 'error' });
    } finally {
      setSending(false);
    }
  };
  return { unsent, isSending, send: () => void send() };
}
