import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useSessionState } from '../../../session/session-context.ts';
import { weekDay } from '@dre/core/domain/short-day';
import dialogs from '../../dialogs/dialogs.module.css';
import { timeIn } from '../../open/shop-day.ts';
import { useShop } from '../../open/use-shop.ts';
import { targetLabel } from '../clock-labels.ts';
import type { ForgottenEnd } from './my-day.ts';
import { lastTrace, readEnd } from './forgotten-end.ts';

interface ForgottenNoteProps {
  readonly forgotten: ForgottenEnd;
  readonly zone: TimeZone;
  readonly onAnswer: () => void;
}

/** Nobody is clocked out by the product: it says what it counts, and asks. */
export function ForgottenNote({ forgotten: { from, shiftEnd }, zone, onAnswer }: ForgottenNoteProps) {
  const counted =
    shiftEnd === null
      ? 'None of it counts yet.'
      : `It counts until the end of your shift, ${timeIn(zone, shiftEnd * 60_000)}, as assumed.`;
  return (
    <Alert
      tone="warning"
      title={`No clock-out on ${weekDay(dayIn(zone, from * 60_000))}`}
      actions={<Button onPress={onAnswer}>Until when?</Button>}
    >
      {counted}
    </Alert>
  );
}

interface ForgottenDialogProps {
  readonly forgotten: ForgottenEnd;
  readonly zone: TimeZone;
  /** Milliseconds by the server's clock. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onAnswer: (at: number) => void;
}

/** The end of the shift, the last trace of the person's work, or another time. */
export function ForgottenDialog({ forgotten, zone, now, onClose, onAnswer }: ForgottenDialogProps) {
  const { target, from, shiftEnd } = forgotten;
  const cards = useShop((shop) => shop.cards);
  const { userName } = useSessionState();
  const order: RepairOrder | undefined = useShop(({ orders }) =>
    'order' in target && target.order !== null ? orders.get(target.order)?.shown : undefined,
  );
  const trace = order === undefined ? null : lastTrace(order, userName, { from: from * 60_000, until: now });
  const at = (moment: number) => timeIn(zone, moment);
  const options = [
    ...(shiftEnd === null ? [] : [{ id: 'shift', label: `End of the shift, ${at(shiftEnd * 60_000)}` }]),
    ...(trace === null ? [] : [{ id: 'trace', label: `Your last ${trace.of}, ${at(trace.at)}` }]),
    { id: 'other', label: 'Another time' },
  ];
  const [chosen, setChosen] = useState(options[0]?.id ?? 'other');
  const [time, setTime] = useState('');
  const [error, setError] = useState('');
  const save = () => {
    if (chosen === 'shift' && shiftEnd !== null) return onAnswer(shiftEnd * 60_000);
    if (chosen === 'trace' && trace !== null) return onAnswer(trace.at);
    const read = readEnd(time, zone, { from: from * 60_000, until: now });
    if (read.ok) onAnswer(read.value);
    else setError(read.refusal);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Until when did you work?">
      <div className={dialogs['form']}>
        <p className={dialogs['muted']}>
          {`${targetLabel(target, cards)} since ${at(from * 60_000)} on ${weekDay(dayIn(zone, from * 60_000))}, with no clock-out.`}
        </p>
        <RadioGroup label="Worked until" options={options} value={chosen} onChange={setChosen} />
        {chosen === 'other' && (
          <TextField label="Time" value={time} onChange={setTime} {...(error !== '' && { error })} />
        )}
        <div className={dialogs['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={save}>
            Save
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
