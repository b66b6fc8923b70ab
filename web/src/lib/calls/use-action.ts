import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { useState } from 'react';
import { showBanner } from '../../ui/feedback/banner/banners.ts';
import type { CallParts } from './api.ts';
import { useApi } from './services.ts';

/** The message of a refusal: its particular sentence where there is one. */
export function problemText({ detail, title }: Problem): string {
  return detail ?? title;
}

export interface Action {
  readonly isBusy: boolean;
  /** The reason the last call failed, shown beside its control. */
  readonly problem: Problem | undefined;
  readonly forget: () => void;
  /** Changes something. Success is shown in the banner; failure stays for the caller to show, and returns undefined. */
  run<E extends Endpoint>(endpoint: E, parts: CallParts<E>, success: string): Promise<ReplyOf<E> | undefined>;
}

export function useAction(): Action {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  return {
    isBusy,
    problem,
    forget: () => setProblem(undefined),
    async run(endpoint, parts, success) {
      setBusy(true);
      setProblem(undefined);
      const answer = await api.call(endpoint, parts);
      setBusy(false);
      if (!answer.ok) {
        setProblem(answer.refusal);
        return undefined;
      }
      void showBanner({ message: success });
      return answer.value;
    },
  };
}
