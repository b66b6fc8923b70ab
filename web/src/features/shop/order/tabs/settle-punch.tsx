import { type OrderStretch, sendClockEntries } from '@dre/core/contract/shop/clock';
import { useState } from 'react';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { newId } from '../../../../lib/new-id.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { useMay } from '../../../session/use-may.ts';

/** A press at the tablet whose PIN was not the person's. A foreman says whether it was them. */
export function SettlePunch({ stretch: { crew, name, punch } }: { readonly stretch: OrderStretch }) {
  const may = useMay();
  const { run, isBusy, problem } = useAction();
  const [settled, setSettled] = useState<'confirmed' | 'struck'>();
  const settle = async (settles: 'confirmed' | 'struck') => {
    const [why, said] =
      settles === 'confirmed'
        ? [`It was ${name}.`, 'The press is confirmed.']
        : [`It was not ${name}.`, 'The press no longer counts.'];
    const correction = {
      kind: 'correction',
      id: newId(),
      person: crew,
      by: '',
      at: Date.now(),
      punch,
      newAt: null,
      newTarget: null,
      why,
      settles,
    } as const;
    const done = await run(sendClockEntries, { body: { entries: [correction] } }, said);
    if (done !== undefined) setSettled(settles);
  };
  if (settled !== undefined) {
    return <Badge tone="neutral">{settled === 'confirmed' ? 'Confirmed' : 'Does not count'}</Badge>;
  }
  return (
    <>
      <Badge tone="amber">Wrong PIN, to be settled</Badge>
      {may('correct-all-punches') && (
        <>
          <Button isDisabled={isBusy} onPress={() => void settle('confirmed')}>
            {`It was ${name}`}
          </Button>
          <Button isDisabled={isBusy} onPress={() => void settle('struck')}>
            Does not count
          </Button>
        </>
      )}
      {problem !== undefined && <InlineError id={`settle-${punch}`}>{problemText(problem)}</InlineError>}
    </>
  );
}
