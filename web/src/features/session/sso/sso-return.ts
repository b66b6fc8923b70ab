import { loginResults, type SignedOutElsewhere } from '@dre/core/contract/session/session';
import {
  exchangeSsoCode,
  readPendingSignIn,
  ssoRefusals,
  ssoSentences,
} from '@dre/core/contract/session/sso';
import type { Api } from '../../../lib/calls/api.ts';

/** The outcome of a sign-in on the company's own page. */
export type SsoReturn =
  | { readonly kind: 'token'; readonly token: string; readonly signedOut: SignedOutElsewhere | undefined }
  | { readonly kind: 'confirm'; readonly code: string; readonly email: string }
  | { readonly kind: 'error'; readonly text: string };

/** Reads the fragment and acts on it. Undefined without one. */
export async function takeSsoReturn(api: Api, fragment: string): Promise<SsoReturn | undefined> {
  const said = new URLSearchParams(fragment);
  const [code, confirm, refused] = [said.get('code'), said.get('confirm'), said.get('refused')];
  if (code !== null) return exchange(api, code);
  if (confirm !== null) return askFirst(api, confirm);
  if (refused === null) return undefined;
  const text = Object.entries(ssoRefusals).find(([kind]) => kind === refused)?.[1];
  return { kind: 'error', text: text ?? ssoSentences.CodeEnded };
}

export async function exchange(api: Api, code: string, confirmed?: true): Promise<SsoReturn> {
  const answer = await api.call(exchangeSsoCode, { body: { code, ...(confirmed && { confirmed }) } });
  if (!answer.ok) return { kind: 'error', text: answer.refusal.title };
  const { resultCode, result, signedOut } = answer.value;
  return resultCode === loginResults.Success
    ? { kind: 'token', token: result, signedOut }
    : { kind: 'error', text: result };
}

async function askFirst(api: Api, code: string): Promise<SsoReturn> {
  const answer = await api.call(readPendingSignIn, { body: { code } });
  if (!answer.ok) return { kind: 'error', text: answer.refusal.title };
  if (answer.value === null) return { kind: 'error', text: ssoSentences.CodeEnded };
  return { kind: 'confirm', code, email: answer.value.email };
}
