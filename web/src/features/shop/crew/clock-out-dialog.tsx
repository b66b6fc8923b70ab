import { enterClockOut, type MissingEndOfPerson } from '@dre/core/contract/shop/clock';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { weekDay } from '@dre/core/domain/short-day';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../session/company-zone.ts';
import dialogs from '../dialogs/dialogs.module.css';
import { targetLabel } from '../my-work/clock-labels.ts';
import { readEnd } from '../my-work/day/forgotten-end.ts';
import { timeIn } from '../open/shop-day.ts';
import { useShop } from '../open/use-shop.ts';
import styles from './crew-today.module.css';

interface MissingEndNoteProps {
  readonly end: MissingEndOfPerson;
  readonly name: string;
  readonly onEnter: (end: MissingEndOfPerson) => void;
}

/** Work nobody clocked out of, with the way to end it. */
export function MissingEndNote({ end, name, onEnter }: MissingEndNoteProps) {
  const since = useMoment(end.from);
  return (
    <div className={styles['missing']}>
      <Badge tone="amber">{`No clock-out since ${since}`}</Badge>
      <Button aria-label={`Enter the end for ${name}, ${since}`} onPress={() => onEnter(end)}>
        Enter the end
      </Button>
    </div>
  );
}

interface ClockOutDialogProps {
  readonly end: MissingEndOfPerson;
  readonly name: string;
  readonly onClose: () => void;
  readonly onEntered: () => void;
}

/** The clock-out a person forgot: its true time and the reason. The person reads it on My work. */
export function ClockOutDialog({ end, name, onClose, onEntered }: ClockOutDialogProps) {
  const { run, isBusy, problem } = useAction();
  const cards = useShop((shop) => shop.cards);
  const zone = useCompanyZone();
  const since = useMoment(end.from);
  const [time, setTime] = useState(() => (end.shiftEnd === null ? '' : timeIn(zone, end.shiftEnd * 60_000)));
  const [why, setWhy] = useState('');
  const [ids] = useState(() => ({ punch: newId(), correction: newId(), device: newId() }));
  const [error, setError] = useState<{ readonly time?: string; readonly why?: string }>({});
  const save = async () => {
    const until = end.until === null ? Date.now() : end.until * 60_000;
    const at = readEnd(time, zone, { from: end.from * 60_000, until });
    const reason = why.trim();
    setError({ ...(!at.ok && { time: at.refusal }), ...(reason === '' && { why: whyMissing }) });
    if (!at.ok || reason === '') return;
    const body = { ...ids, person: end.crew, begunBy: end.punch, at: at.value, why: reason };
    if ((await run(enterClockOut, { body }, `The end for ${name} is entered.`)) !== undefined) onEntered();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Until when did ${name} work?`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={isBusy} onPress={() => void save()}>
            Enter the end
          </Button>
        </>
      }
    >
      <div className={dialogs['form']}>
        <p className={dialogs['muted']}>
          {`${targetLabel(end.target, cards)} since ${since}, with no clock-out. ${name} reads the time and the reason on My work.`}
        </p>
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <TextField
          label="True end"
          help={end.shiftEnd === null ? 'As 4:30 PM.' : 'As 4:30 PM. The end of the shift counts until then.'}
          value={time}
          onChange={setTime}
          {...(error.time !== undefined && { error: error.time })}
        />
        <TextField
          label="Reason"
          value={why}
          onChange={setWhy}
          {...(error.why !== undefined && { error: error.why })}
        />
      </div>
    </Dialog>
  );
}

const whyMissing = 'Write down the reason first.';

/** "Tue, Nov 17, 8:02 AM" by the shop's clock. */
function useMoment(minute: number): string {
  const zone = useCompanyZone();
  const at = minute * 60_000;
  return `${weekDay(dayIn(zone, at))}, ${timeIn(zone, at)}`;
}
