import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { useMay } from '../../../session/use-may.ts';
import { useCorrection } from './use-correction.ts';

interface SettlePunchProps {
  readonly crew: string;
  readonly name: string;
  readonly punch: string;
}

/** A press at the tablet whose PIN was not the person's. A foreman says whether it was them. */
export function SettlePunch({ crew, name, punch }: SettlePunchProps) {
  const may = useMay();
  const { correct, isBusy, problem } = useCorrection(crew);
  const [settled, setSettled] = useState<'confirmed' | 'struck'>();
  const settle = async (settles: 'confirmed' | 'struck') => {
    const [why, said] =
      settles === 'confirmed'
        ? [`It was ${name}.`, 'The press is confirmed.']
        : [`It was not ${name}.`, 'The press no longer counts.'];
    if (await correct({ punch, newAt: null, why, settles }, said)) setSettled(settles);
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
      {problem !== undefined && <InlineError id={`settle-${punch}`}>{problem}</InlineError>}
    </>
  );
}
