import { login, loginResults, loginSentences } from '@dre/core/contract/session';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/services.ts';
import { useSession } from './session-context.ts';

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
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly passwordInput: RefObject<HTMLInputElement | null>;
  set(change: Partial<LoginFields>): void;
  submit(): Promise<void>;
}

interface LoginUse {
  /** An address the link brought along; it wins over the remembered one. */
  readonly givenEmail: string | undefined;
  readonly onSignedIn: () => void;
}

export function useLogin({ givenEmail, onSignedIn }: LoginUse): Login {
  const api = useApi();
  const session = useSession();
  const [fields, setFields] = useState<LoginFields>({ email: '', password: '', remember: false });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const prefilled = givenEmail || session.rememberedName();
    // What was typed before the script arrived wins over what we would fill in.
    const email = emailInput.current?.value || prefilled;
    const password = passwordInput.current?.value ?? '';
    setFields((current) => ({ email, password, remember: current.remember || prefilled !== '' }));
    if (document.activeElement === null || document.activeElement === document.body) {
      (prefilled === '' ? emailInput : passwordInput).current?.focus();
    }
  }, [givenEmail, session]);

  async function submit(): Promise<void> {
    if (busy) return;
    session.rememberName(fields.remember ? fields.email : undefined);
    setBusy(true);
    setError(undefined);
    const answer = await api.call(login, { body: { userName: fields.email, password: fields.password } });
    setBusy(false);
    if (!answer.ok) setError(answer.refusal.title);
    else if (answer.value.resultCode !== loginResults.Success) setError(answer.value.result);
    else if (!session.begin(answer.value.result).signedIn) setError(loginSentences.SubscriptionError);
    else onSignedIn();
  }

  return {
    fields,
    busy,
    error,
    emailInput,
    passwordInput,
    set: (change) => setFields((current) => ({ ...current, ...change })),
    submit,
  };
}
