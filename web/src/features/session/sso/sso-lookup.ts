import { getSsoCompany } from '@dre/core/contract/session/sso';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';

export interface SsoCompany {
  readonly id: string;
  readonly name: string;
}

/** Spec §9. */
const debounceMs = 300;

/**
 * The company that signs this address in on its own page, fetched for each distinct value once typing pauses. A reply
 * holds while the domain is unchanged: the notice neither flickers nor is announced again with each key.
 */
export function useSsoCompany(email: string): SsoCompany | undefined {
  const api = useApi();
  const asked = useRef('');
  const [known, setKnown] = useState<{ domain: string; company: SsoCompany | null }>();
  const typed = email.trim();

  useEffect(() => {
    if (typed === '' || typed === asked.current) return undefined;
    const timer = setTimeout(async () => {
      asked.current = typed;
      const answer = await api.call(getSsoCompany, { query: { emailAddress: typed } });
      // A later request has been sent since: its reply counts.
      if (answer.ok && asked.current === typed) setKnown({ domain: domainOf(typed), company: answer.value });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [api, typed]);

  return known !== undefined && known.domain === domainOf(typed) ? (known.company ?? undefined) : undefined;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
