import { closePayPeriod, readClock } from '@dre/core/contract/shop/clock';
import { dayText } from '@dre/core/domain/day-text';
import { useState } from 'react';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { newId } from '../../../../lib/new-id.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { dayOf, useToday } from '../../open/shop-day.ts';
import { periodEnd } from './period-end.ts';
import styles from '../shop-settings.module.css';

/** Closes all time before a day: its punches no longer change, and nothing is added to it. */
export function PayPeriodCard() {
  const { data: clock, refetch } = useQuery(readClock, { query: {} });
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const [day, setDay] = useState('');
  const zone = useCompanyZone();
  const today = useToday();
  const end = periodEnd(day, { zone, today });
  const isToCome = !end.ok && end.refusal === 'to-come';
  const close = async () => {
    if (!end.ok) return;
    const isSure = await confirm({
      heading: `Close all time before ${dayText(day)}?`,
      message: 'Its presses can no longer be corrected, and none can be added. This cannot be undone.',
      action: 'Close the time',
      cancel: true,
      destructive: true,
    });
    if (!isSure) return;
    const body = { id: newId(), until: end.value };
    if ((await run(closePayPeriod, { body }, 'The pay period is closed.')) !== undefined) refetch();
  };
  const closed = clock?.closedUntil ?? null;
  return (
    <Card as="section" heading={<h2 id="pay">Pay periods</h2>} aria-labelledby="pay">
      <div className={styles['form']}>
        <p>
          {closed === null
            ? 'No pay period is closed: every press can still be corrected.'
            : `All time before ${dayText(dayOf(zone, closed))} is closed: its presses are as they are.`}
        </p>
        <div className={styles['certificate']}>
          <TextField
            label="First day that stays open"
            type="date"
            value={day}
            onChange={setDay}
            {...(isToCome && { error: 'This day is still to come: a pay period ends before it is closed.' })}
            {...(problem !== undefined && !isToCome && { error: problemText(problem) })}
          />
          <Button isDisabled={isBusy || !end.ok} onPress={() => void close()}>
            Close the time before
          </Button>
        </div>
        {dialog}
      </div>
    </Card>
  );
}
