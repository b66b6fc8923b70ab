import { clockLimits, type readClock } from '@dre/core/contract/shop/clock';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { dayAfter, dayIn } from '@dre/core/domain/companies/time-zone';
import { dayText } from '@dre/core/domain/day-text';
import type { ShiftSource } from '@dre/core/domain/shop/clock/shifts';
import { payPeriodHours } from '@dre/core/domain/shop/clock/pay-period-hours';
import { minuteOf, sum } from '@dre/core/domain/units';
import type { ShopReply } from '../../../../offline/shop/shop-transport.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { type Column, Table } from '../../../../ui/layout/Table.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../../session/company-zone.ts';
import dialogs from '../../dialogs/dialogs.module.css';
import { clockedText } from '../../open/clocked-text.ts';
import { doubtText, firstMinute, personName } from './period-text.ts';

interface ClosePeriodDialogProps {
  readonly isOpen: boolean;
  /** The first day that stays open. */
  readonly day: string;
  readonly until: number;
  readonly clock: ReplyOf<typeof readClock>;
  readonly crew: ShopReply['crew'];
  readonly shiftsOf: (person: string) => ShiftSource;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The hours of everybody in the period and what is doubtful about them, before they are fixed for good. */
export function ClosePeriodDialog(props: ClosePeriodDialogProps) {
  const { isOpen, day, until, clock, crew, shiftsOf, onClose, onConfirm } = props;
  const zone = useCompanyZone();
  const from = firstMinute(clock);
  const bounds = { from, until: minuteOf(until), now: minuteOf(clock.now) };
  const people = payPeriodHours(clock.entries, { ...bounds, shiftsOf })
    .map((one) => ({ ...one, name: personName(crew, one.person) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const doubts = people.flatMap((person) =>
    person.doubts.map((doubt) => ({
      key: `${doubt.doubt} ${doubt.stretch.punch}`,
      text: doubtText(person.name, doubt, zone),
    })),
  );
  const first = dayText(dayIn(zone, from * 60_000));
  const last = dayText(dayAfter(day, -1));
  const isCut = clock.now - from * 60_000 >= (clockLimits.days - 1) * dayMs;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Close all time before ${dayText(day)}?`}>
      <div className={dialogs['form']}>
        <p>
          {`Hours from ${first} until the end of ${last}.`}
          {isCut && ` Presses are listed for ${String(clockLimits.days)} days; earlier ones are closed too.`}
        </p>
        <Table
          caption="Hours of the pay period"
          columns={columnsOf(people)}
          rows={people}
          rowKey={({ person }) => person}
          empty={`Nobody was on the clock since ${first}.`}
        />
        {doubts.length === 0 && <p className={dialogs['muted']}>No stretch is open or in doubt.</p>}
        {doubts.length > 0 && (
          <Alert tone="warning" title="Look at these first">
            <ul className={dialogs['blockers']}>
              {doubts.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </Alert>
        )}
        <p>Presses of this time can no longer be corrected, and none can be added. This cannot be undone.</p>
        <div className={dialogs['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="danger" onPress={onConfirm}>
            Close the time
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const dayMs = 86_400_000;

type NamedHours = ReturnType<typeof payPeriodHours>[number] & { readonly name: string };

function columnsOf(people: readonly NamedHours[]): readonly Column<NamedHours>[] {
  const total = (of: (one: NamedHours) => NamedHours['worked']) => clockedText(sum(people.map(of)));
  return [
    {
      id: 'name',
      header: 'Person',
      isRowHeader: true,
      isName: true,
      cell: ({ name }) => name,
      footer: 'All',
    },
    {
      id: 'worked',
      header: 'Worked',
      isNumeric: true,
      cell: ({ worked }) => clockedText(worked),
      footer: total(({ worked }) => worked),
    },
    {
      id: 'meal',
      header: 'Meal',
      isNumeric: true,
      cell: ({ meal }) => clockedText(meal),
      footer: total(({ meal }) => meal),
    },
  ];
}
