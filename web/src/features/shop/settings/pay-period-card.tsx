import { closePayPeriod, readClock } from '@dre/core/contract/shop/clock';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { newId } from '../../../lib/new-id.ts';
import { day as dayText } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import styles from './shop-settings.module.css';

/** Closes all time before a day: its punches no longer change, and nothing is added to it. */
export function PayPeriodCard() {
  const { data: clock, refetch } = useQuery(readClock, { query: {} });
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const [day, setDay] = useState('');
  const until = day === '' ? undefined : new Date(`${day}T00:00`);
  const close = async () => {
    if (until === undefined) return;
    const isSure = await confirm({
      heading: `Close all time before ${dayText(until)}?`,
      message: 'Its presses can no longer be corrected, and none can be added. This cannot be undone.',
      action: 'Close the time',
      cancel: true,
      destructive: true,
    });
    if (!isSure) return;
    const body = { id: newId(), until: until.toISOString() };
    if ((await run(closePayPeriod, { body }, 'The pay period is closed.')) !== undefined) refetch();
  };
  const closed = clock?.closedUntil ?? null;
  return (
    <Card as="section" heading={<h2 id="pay">Pay periods</h2>} aria-labelledby="pay">
      <div className={styles['form']}>
        <p>
          {closed === null
            ? 'No pay period is closed: every press can still be corrected.'
            : `All time before ${dayText(new Date(closed))} is closed.`}
        </p>
        <div className={styles['certificate']}>
          <TextField
            label="First day that stays open"
            type="date"
            value={day}
            onChange={setDay}
            {...(problem !== undefined && { error: problemText(problem) })}
          />
          <Button isDisabled={isBusy || until === undefined} onPress={() => void close()}>
            Close the time before
          </Button>
        </div>
        {dialog}
      </div>
    </Card>
  );
}
