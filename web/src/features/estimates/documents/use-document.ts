import { makeDocumentAddress } from '@dre/core/contract/estimates/documents';
import type { Problem } from '@dre/core/contract/problem';
import type { DocumentChoice, DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';

/** A finished file: these very bytes are shown, downloaded and printed. */
export interface GeneratedDocument {
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  /** The browser can fetch the file at `address` until the time `until`. */
  readonly address: string;
  readonly until: number;
}

export interface Making {
  /** The last finished document of this kind; it stays visible while the next one is generated. */
  readonly generated: GeneratedDocument | undefined;
  readonly isMaking: boolean;
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

interface DocumentResult {
  readonly requestKey: string;
  readonly generated: GeneratedDocument | undefined;
  readonly problem: Problem | undefined;
}

/** The document of this choice, regenerated when the choice or the estimate changes; not while `choice` is null. */
export function useDocument(estimate: string, choice: DocumentChoice | null, state: string): Making {
  const api = useApi();
  const [attempts, setAttempts] = useState(0);
  const [result, setResult] = useState<DocumentResult>();
  const requestKey = choice === null ? '' : JSON.stringify([estimate, choice, state, attempts]);
  const make = useEffectEvent((signal: AbortSignal) =>
    choice === null ? null : makeDocument(api, estimate, choice, signal),
  );
  useEffect(() => {
    const abort = new AbortController();
    const take = async () => {
      const outcome = await make(abort.signal);
      if (abort.signal.aborted || outcome === null) return;
      setResult((before) =>
        outcome.ok
          ? { requestKey, generated: outcome.value, problem: undefined }
          : { requestKey, generated: before?.generated, problem: outcome.refusal },
      );
    };
    void take();
    return () => abort.abort();
  }, [requestKey]);
  const isMaking = choice !== null && result?.requestKey !== requestKey;
  return {
    generated: result?.generated?.kind === choice?.kind ? result?.generated : undefined,
    isMaking,
    problem: isMaking || choice === null ? undefined : result?.problem,
    again: () => setAttempts((count) => count + 1),
  };
}

async function makeDocument(
  api: Api,
  id: string,
  choice: DocumentChoice,
  signal: AbortSignal,
): Promise<Result<GeneratedDocument, Problem>> {
  const reply = await api.call(makeDocumentAddress, { params: { id }, body: choice, signal });
  if (!reply.ok) return reply;
  const { address, until, fileName } = reply.value;
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return refuse(await problemOf(response));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return accept({ kind: choice.kind, bytes, fileName, address, until: Date.parse(until) });
  } catch {
    return refuse(unreachable);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { type: 'about:blank', title: 'The document could not be made.', status: response.status };
  }
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'The server could not be reached. Check your connection and try again.',
  status: 0,
};
