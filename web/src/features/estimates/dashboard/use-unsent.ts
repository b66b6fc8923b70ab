import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/services.ts';
import { openShelf } from '../../../offline/open-shelf.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { readPayload } from '../../session/token.ts';

export interface Unsent {
  readonly id: string;
  readonly number: string;
  /** Changes only this device has. */
  readonly changes: number;
  /** Changes the server would not take, waiting to be looked at. */
  readonly refused: number;
}

/** Work that lies on this device and nowhere else. */
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
      const found = await lookFor(person, company);
      if (!isLeft) setUnsent(found);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [person, company]);
  const send = async () => {
    setSending(true);
    const { openEstimate } = await import('../open/open-estimate.ts');
    for (const { id } of unsent) {
      const opened = await openEstimate({ api, person, company }, id);
      if (!opened.ok) continue;
      await opened.value.keeper.safe();
      opened.value.keeper.close();
    }
    setUnsent(await lookFor(person, company));
    setSending(false);
  };
  return { unsent, isSending, send: () => void send() };
}

async function lookFor(person: string, company: string): Promise<Unsent[]> {
  const shelf = await openShelf(person);
  const waiting = await shelf.unsent();
  const found: Unsent[] = [];
  for (const [id, changes] of waiting) {
    const { kept, refused } = await shelf.open(id);
    if (kept !== undefined && kept.company !== company) continue;
    const number = kept?.confirmed.heading.number ?? 'A new estimate';
    found.push({ id, number, changes, refused: refused.length });
  }
  return found;
}
