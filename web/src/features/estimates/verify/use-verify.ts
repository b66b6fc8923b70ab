import { type Verdict, verifyFile, verifyHash } from '@dre/core/contract/estimates/verify';
import { useRef, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';

export type Verifying =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'looking'; readonly name: string }
  | { readonly kind: 'told'; readonly name: string; readonly verdict: Verdict }
  | { readonly kind: 'failed'; readonly name: string; readonly why: string };

/** The result for the last file. */
export function useVerify(): { readonly state: Verifying; readonly look: (file: File) => void } {
  const api = useApi();
  const [state, setState] = useState<Verifying>({ kind: 'nothing' });
  const latest = useRef(0);
  const look = async (file: File) => {
    latest.current += 1;
    const own = latest.current;
    setState({ kind: 'looking', name: file.name });
    const found = await verdictOn(api, file);
    // Only the newest file counts: another may have been selected meanwhile.
    if (own === latest.current) setState(found);
  };
  return { state, look: (file) => void look(file) };
}

async function verdictOn(api: Api, file: File): Promise<Verifying> {
  const { name } = file;
  const failed = (why: string) => ({ kind: 'failed', name, why }) as const;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return failed('The file could not be read.');
  }
  if (bytes.length === 0) return failed('The file is empty.');
  const sha256 = await hashOf(bytes);
  if (sha256 !== undefined) {
    const reply = await api.call(verifyHash, { body: { sha256 } });
    if (!reply.ok) return failed(problemText(reply.refusal));
    if (reply.value.verdict === 'unaltered') return { kind: 'told', name, verdict: reply.value };
  }
  // An unknown hash: the server reads the content to tell whether a known document was altered.
  const fileReply = await api.call(verifyFile, { body: bytes });
  return fileReply.ok
    ? { kind: 'told', name, verdict: fileReply.value }
    : failed(problemText(fileReply.refusal));
}

/** Browsers compute hashes on secure pages only; elsewhere the server does. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
