import { type ClockOutcome, sendClockEntries } from '@dre/core/contract/shop/clock';
import type { PunchCorrection } from '@dre/core/domain/shop/model/clock-entry';
import { clockRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { newId } from '../../../../lib/new-id.ts';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';

type Correction = Pick<PunchCorrection, 'punch' | 'newAt' | 'why' | 'settles'> &
  Partial<Pick<PunchCorrection, 'newTarget'>>;

/** Corrects presses of somebody else. A call can succeed with its correction refused, as in a closed pay period. */
export function useCorrection(person: string) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const correct = async (correction: Correction, said: string): Promise<boolean> => {
    const signed = {
      kind: 'correction',
      id: newId(),
      person,
      by: '',
      at: Date.now(),
      newTarget: null,
    } as const;
    setBusy(true);
    const reply = await api.call(sendClockEntries, { body: { entries: [{ ...signed, ...correction }] } });
    setBusy(false);
    const refused = reply.ok
      ? refusalText(reply.value.outcomes.map(({ outcome }) => outcome))
      : problemText(reply.refusal);
    setProblem(refused ?? undefined);
    if (refused === null) void showBanner({ message: said });
    return refused === null;
  };
  return { correct, isBusy, problem };
}

/** The sentence of the first entry that was not stored; null if all were. */
export function refusalText(outcomes: readonly ClockOutcome[]): string | null {
  const refused = outcomes.find((outcome) => outcome.kind === 'refused');
  if (refused?.kind !== 'refused') return null;
  const { refusal } = refused;
  return refusal.kind === 'not-your-role' ? 'Your role does not do this here.' : clockRefusalMessage(refusal);
}
