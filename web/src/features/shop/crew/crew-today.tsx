import type { MissingEndOfPerson } from '@dre/core/contract/shop/clock';
import type { Absence } from '@dre/core/domain/shop/model/absence';
import { absenceText } from '@dre/core/domain/shop/wording/absence-text';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useMay } from '../../session/use-may.ts';
import { targetLabel } from '../my-work/clock-labels.ts';
import { timeIn, useToday } from '../open/shop-day.ts';
import { useShop } from '../open/use-shop.ts';
import { ClockOutDialog, MissingEndNote } from './clock-out-dialog.tsx';
import { type CrewDay, crewDays } from './crew-day.ts';
import styles from './crew-today.module.css';
import { DaysAwayDialog } from './days-away-dialog.tsx';
import dialogs from '../dialogs/dialogs.module.css';

export interface CrewTodayProps {
  /** Work nobody clocked out of; empty for those who do not correct presses. */
  readonly ends: readonly MissingEndOfPerson[];
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

/** Everybody of the crew today: on what they are, since when, and who is away. */
export function CrewToday({ ends, onEnded, onClose }: CrewTodayProps) {
  const crew = useShop((shop) => shop.crew);
  const onClock = useShop((shop) => shop.onClock);
  const cards = useShop((shop) => shop.cards);
  const today = useToday();
  const mayChange = useMay()('change-shop-locations-and-crew');
  const [asked, setAsked] = useState<string>();
  const members = crew.map(({ member }) => member);
  const [ending, setEnding] = useState<MissingEndOfPerson>();
  const away = members.find(({ id }) => id === asked);
  return (
    <>
      <Dialog
        isOpen={away === undefined && ending === undefined}
        onClose={onClose}
        title="Crew today"
        footer={<Button onPress={onClose}>Close</Button>}
      >
        {members.length === 0 && (
          <p className={dialogs['muted']}>
            Nobody is on the crew yet. An owner or a foreman adds people under Shop settings.
          </p>
        )}
        <ul className={styles['crew']} aria-label="Crew">
          {crewDays(members, onClock, today).map((day) => (
            <li key={day.member.id}>
              <Person day={day} />
              {mayChange && (
                <Button
                  aria-label={`Days away of ${day.member.name}`}
                  onPress={() => setAsked(day.member.id)}
                >
                  Days away
                </Button>
              )}
              {ends
                .filter((end) => end.crew === day.member.id)
                .map((end) => (
                  <MissingEndNote key={end.punch} end={end} name={day.member.name} onEnter={setEnding} />
                ))}
            </li>
          ))}
        </ul>
      </Dialog>
      {ending !== undefined && (
        <ClockOutDialog
          end={ending}
          name={members.find(({ id }) => id === ending.crew)?.name ?? ''}
          onClose={() => setEnding(undefined)}
          onEntered={() => {
            setEnding(undefined);
            onEnded();
          }}
        />
      )}
      {away !== undefined && (
        <DaysAwayDialog
          member={away}
          cards={[...cards.values()]}
          onClose={() => setAsked(undefined)}
          onChanged={() => undefined}
        />
      )}
    </>
  );
}

function Person({ day: { member, on, away, next } }: { readonly day: CrewDay }) {
  const cards = useShop((shop) => shop.cards);
  const zone = useCompanyZone();
  const work = on === null ? 'Not in' : `${targetLabel(on.target, cards)} since ${timeIn(zone, on.since)}`;
  return (
    <div className={styles['person']}>
      <b>{member.name}</b>
      <span>{work}</span>
      {away.map((absence) => (
        <AwayNow key={absence.id} absence={absence} />
      ))}
      {next !== null && <span>Next: {absenceText(next)}</span>}
    </div>
  );
}

function AwayNow({ absence }: { readonly absence: Absence }) {
  return (
    <div>
      <Badge tone="amber">{absenceText(absence)}</Badge>
    </div>
  );
}
