import { type SubmitEvent, useCallback, useState } from 'react';

/** The three states of both forms (spec §4). */
export type Stage = 'start' | 'success' | 'fail';

export interface EnquiryPlan<Values extends Record<string, string>> {
  readonly empty: Values;
  /** The required fields, each with its name for the list of missing ones. */
  readonly required: readonly { readonly field: keyof Values; readonly words: string }[];
  /** True when the server replied truthy; anything else, and any failure on the way, is false. */
  readonly send: (values: Values, captchaResponse: string) => Promise<boolean>;
}

export interface Enquiry<Values extends Record<string, string>> {
  readonly values: Values;
  readonly stage: Stage;
  readonly sending: boolean;
  /** The visitor has touched the form. */
  readonly begun: boolean;
  /** The names of the missing fields, which keep Submit disabled. */
  readonly missing: readonly string[];
  /** For the form's `ref`: takes over existing values and notices the first touch. */
  readonly adopt: (form: HTMLFormElement) => () => void;
  set(field: keyof Values, value: string): void;
  setCaptcha(token: string): void;
  submit(event: SubmitEvent): void;
  tryAgain(): void;
}

export function useEnquiry<Values extends Record<string, string>>(
  plan: EnquiryPlan<Values>,
): Enquiry<Values> {
  const [values, setValues] = useState(plan.empty);
  const [captcha, setCaptcha] = useState('');
  const [stage, setStage] = useState<Stage>('start');
  const [sending, setSending] = useState(false);
  const [begun, setBegun] = useState(false);

  const { empty } = plan;
  const adopt = useCallback(
    (form: HTMLFormElement) => {
      // Values typed before the script arrived are in the page but not yet in our state.
      const typed = typedValues(form, empty);
      const isTyped = Object.keys(typed).length > 0;
      if (isTyped) setValues((current) => ({ ...current, ...typed }));
      if (isTyped || form.contains(document.activeElement)) setBegun(true);
      const begin = () => setBegun(true);
      form.addEventListener('focusin', begin);
      form.addEventListener('pointerdown', begin);
      return () => {
        form.removeEventListener('focusin', begin);
        form.removeEventListener('pointerdown', begin);
      };
    },
    [empty],
  );

  const missing = [
    ...plan.required.filter(({ field }) => values[field]?.trim() === '').map(({ words }) => words),
    ...(captcha.trim() === '' ? ['the robot check'] : []),
  ];

  async function send(): Promise<void> {
    setSending(true);
    const sent = await plan.send(values, captcha);
    // A token is valid for one submission, whatever its outcome.
    setCaptcha('');
    setSending(false);
    setStage(sent ? 'success' : 'fail');
  }

  return {
    values,
    stage,
    sending,
    begun,
    missing,
    adopt,
    set: (field, value) => setValues((current) => ({ ...current, [field]: value })),
    setCaptcha,
    submit(event) {
      event.preventDefault();
      if (missing.length === 0 && !sending) void send();
    },
    tryAgain: () => setStage('start'),
  };
}

function typedValues<Values extends Record<string, string>>(
  form: HTMLFormElement,
  empty: Values,
): Partial<Values> {
  const filled = Object.keys(empty).flatMap((name) => {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText && control.value !== '' ? [[name, control.value] as const] : [];
  });
  return Object.fromEntries(filled) as Partial<Values>;
}
