import {
  login,
  loginResults,
  loginSentences,
  type SignedOutElsewhere,
} from '@dre/core/contract/session/session';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useConfiguration } from '../../../lib/calls/configuration.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { useSession } from '../session-context.ts';
import { ssoAddress } from '../sso/sso-address.ts';
import { type SsoCompany, useSsoCompany } from '../sso/sso-lookup.ts';
import type { SsoReturn } from '../sso/sso-return.ts';

export interface LoginFields {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface Login {
  readonly fields: LoginFields;
  readonly busy: boolean;
  /** The text of the red box. */
  readonly error: string | undefined;
  /** The company that signs this address in on its own page: no password is needed here. */
  readonly ssoCompany: SsoCompany | undefined;
  /** A sign-in started by a company's page, until the person decides. */
  readonly pending: PendingSignIn | undefined;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly passwordInput: RefObject<HTMLInputElement | null>;
  set(change: Partial<LoginFields>): void;
  submit(): Promise<void>;
}

export interface PendingSignIn {
  readonly email: string;
  confirm(): Promise<void>;
  decline(): void;
}

interface LoginUse {
  /** An address from the link; it takes precedence over the remembered one. */
  readonly givenEmail: string | undefined;
  /** The path to open afterwards, if one was requested. */
  readonly returnPath: string | undefined;
  readonly onSignedIn: () => void;
}

export function useLogin({ givenEmail, returnPath, onSignedIn }: LoginUse): Login {
  const api = useApi();
  const session = useSession();
  const configuration = useConfiguration();
  const [fields, setFields] = useState<LoginFields>({ email: '', password: '', remember: false });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const ssoCompany = useSsoCompany(fields.email);
  const { emailInput, passwordInput } = useLoginInputs(givenEmail, setFields, ssoCompany !== undefined);
  const { pending } = useSsoReturn({ setBusy, setError, begin });

  function begin(token: string, signedOut: SignedOutElsewhere | undefined): void {
    if (session.begin(token).signedIn) {
      onSignedIn();
      if (signedOut) void import('../signed-out-notice.ts').then((notice) => notice.showSignedOut(signedOut));
    } else setError(loginSentences.SubscriptionError);
  }

  async function submit(): Promise<void> {
    if (busy) return;
    session.rememberName(fields.remember ? fields.email : undefined);
    setBusy(true);
    setError(undefined);
    if (ssoCompany !== undefined) {
      location.assign(ssoAddress(configuration, ssoCompany.id, returnPath));
      return;
    }
    const answer = await api.call(login, { body: { userName: fields.email, password: fields.password } });
    setBusy(false);
    if (!answer.ok) setError(answer.refusal.title);
    else if (answer.value.resultCode !== loginResults.Success) setError(answer.value.result);
    else begin(answer.value.result, answer.value.signedOut);
  }

  return {
    fields,
    busy,
    error,
    ssoCompany,
    pending,
    emailInput,
    passwordInput,
    set: (change) => setFields((current) => ({ ...current, ...change })),
    submit,
  };
}

/** Fills in known values, and focuses the first field to type in. */
function useLoginInputs(
  givenEmail: string | undefined,
  setFields: (change: (current: LoginFields) => LoginFields) => void,
  isSso: boolean,
) {
  const session = useSession();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const prefilled = givenEmail || session.rememberedName();
    // Values typed before the script arrived take precedence over filled-in ones.
    const email = emailInput.current?.value || prefilled;
    const password = passwordInput.current?.value ?? '';
    setFields((current) => ({ email, password, remember: current.remember || prefilled !== '' }));
    if (isFocusFree()) (prefilled === '' ? emailInput : passwordInput).current?.focus();
  }, [givenEmail, session, setFields]);
  // The focused password field has disappeared.
  useLayoutEffect(() => {
    if (isSso && isFocusFree()) emailInput.current?.focus();
  }, [isSso]);
  return { emailInput, passwordInput };
}

function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

interface SsoReturnUse {
  readonly setBusy: (busy: boolean) => void;
  readonly setError: (text: string | undefined) => void;
  readonly begin: (token: string, signedOut: SignedOutElsewhere | undefined) => void;
}

/**
 * Completes a sign-in over the company's own page. The code is removed from the address before anything else happens.
 */
function useSsoReturn({ setBusy, setError, begin }: SsoReturnUse): { pending: PendingSignIn | undefined } {
  const api = useApi();
  const [waiting, setWaiting] = useState<{ code: string; email: string }>();

  async function settle(work: () => Promise<SsoReturn | undefined>): Promise<void> {
    setBusy(true);
    const came = await work();
    setBusy(false);
    setWaiting(came?.kind === 'confirm' ? came : undefined);
    if (came?.kind === 'error') setError(came.text);
    if (came?.kind === 'token') begin(came.token, came.signedOut);
  }

  // A second call finds no fragment and does nothing.
  const takeFragment = useEffectEvent(() => {
    const fragment = location.hash.slice(1);
    if (!/^(?:code|confirm|refused)=/.test(fragment)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void import('../sso/sso-return.ts').then(({ takeSsoReturn }) =>
      settle(() => takeSsoReturn(api, fragment)),
    );
  });
  useEffect(() => takeFragment(), []);

  const pending = waiting && {
    email: waiting.email,
    confirm: () =>
      settle(async () => (await import('../sso/sso-return.ts')).exchange(api, waiting.code, true)),
    decline: () => setWaiting(undefined),
  };
  return { pending };
}
