import type { CaptchaAction } from '@dre/core/contract/captcha';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useConfiguration } from '../../../lib/calls/configuration.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { altchaProvider } from './altcha.ts';
import type { CaptchaProvider } from './captcha.ts';
import { testProvider } from './test-provider.ts';
import { turnstileProvider } from './turnstile.ts';

export type CaptchaStatus = 'waiting' | 'checking' | 'checked' | 'failed';

interface Captcha {
  readonly status: CaptchaStatus;
  readonly showsItself: boolean;
  readonly frame: RefObject<HTMLDivElement | null>;
}

export interface CaptchaUse {
  readonly action: CaptchaAction;
  /** The visitor has touched the form: the check may start. */
  readonly begun: boolean;
  /** Receives the token, or '' while there is none. */
  readonly onToken: (token: string) => void;
}

/** One check from start to token. A new check needs another key on the component. */
export function useCaptcha({ action, begun, onToken }: CaptchaUse): Captcha {
  const provider = useProvider();
  const frame = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Exclude<CaptchaStatus, 'waiting'>>('checking');
  const settle = useEffectEvent((next: Exclude<CaptchaStatus, 'waiting'>, token: string) => {
    setOutcome(next);
    onToken(token);
  });

  useEffect(() => {
    if (!begun || frame.current === null) return undefined;
    const check = provider.start(frame.current, action, {
      onToken: (token) => settle('checked', token),
      onExpire: () => settle('checking', ''),
      onError: () => settle('failed', ''),
    });
    return () => check.stop();
  }, [provider, action, begun]);

  return { status: begun ? outcome : 'waiting', showsItself: provider.showsItself && begun, frame };
}

function useProvider(): CaptchaProvider {
  const api = useApi();
  const { captchaProvider, captchaSiteKey } = useConfiguration();
  return useMemo(() => {
    switch (captchaProvider) {
      case 'altcha':
        return altchaProvider(api);
      case 'turnstile':
        return turnstileProvider(captchaSiteKey);
      case 'test':
        return testProvider;
    }
  }, [api, captchaProvider, captchaSiteKey]);
}
