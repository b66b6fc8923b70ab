import { closePayPeriod, readClock } from '@dre/core/contract/shop/clock';
import { dayText } from '@dre/core/domain/day-text';
import { createElement, useState } from 'react';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { newId } from '../../../../lib/new-id.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { ShopReply } from '../../../../offline/shop/shop-transport.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { dayOf, useToday } from '../../open/shop-day.ts';
import { periodEnd } from './period-end.ts';
import styles from '../shop-settings.module.css';

const closeDialog = onDemand(async () => (await import('./close-period-dialog.tsx')).ClosePeriodDialog);

interface PayPeriodCardProps {
  readonly crew: ShopReply['crew'];
  readonly holidays: ShopReply['settings']['holidays'];
}

function calendarOf(crew: ShopReply['crew'], person: string) {
  return crew.find(({ member }) => member.id === person)?.member.calendar ?? null;
}

/** Closes all time before a day: its punches no longer change, and nothing is added to it. */
export function PayPeriodCard({ crew, holidays }: PayPeriodCardProps) {
  const { data: clock, refetch } = useQuery(readClock, { query: {} });
  const { run, isBusy, problem } = useAction();
  const [isAsking, setAsking] = useState(false);
  const Dialog = useOnDemand(closeDialog, isAsking);
  const [day, setDay] = useState('');
  const zone = useCompanyZone();
  const today = useToday();
  const end = periodEnd(day, { zone, today });
  const isToCome = !end.ok && end.refusal === 'to-come';
  const ask = () => {
    refetch();
    setAsking(true);
  };
  const close = async () => {
    if (!end.ok) return;
    setAsking(false);
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
          <Button isDisabled={isBusy || !end.ok} onPress={ask}>
            See the hours and close
          </Button>
        </div>
        {Dialog &&
          end.ok &&
          clock !== undefined &&
          createElement(Dialog, {
            isOpen: isAsking,
            day,
            until: Date.parse(end.value),
            clock,
            crew,
            shiftsOf: (person) => ({ calendar: calendarOf(crew, person), holidays, zone }),
            onClose: () => setAsking(false),
            onConfirm: () => void close(),
          })}
      </div>
    </Card>
  );
}
