import { readClock } from '@dre/core/contract/shop/clock';
import { addCrewAbsence, removeCrewAbsence, type ShopCard } from '@dre/core/contract/shop/shop';
import type { Absence } from '@dre/core/domain/shop/model/absence';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { absenceText } from '@dre/core/domain/shop/wording/absence-text';
import { minuteOf } from '@dre/core/domain/units';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useCompanyZone } from '../../session/company-zone.ts';
import dialogs from '../dialogs/dialogs.module.css';
import { useToday } from '../open/shop-day.ts';
import { blankAbsence, type DraftProblem, readAbsence } from './absence-draft.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { absenceNotes } from './absence-notes.ts';

interface DaysAwayDialogProps {
  readonly member: CrewMember;
  readonly cards: readonly ShopCard[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Vacation, sick days and training of one person: entered, seen and taken back. */
export function DaysAwayDialog({ member, cards, onClose, onChanged }: DaysAwayDialogProps) {
  const { run, isBusy, problem } = useAction();
  const [draft, setDraft] = useState(blankAbsence);
  const [wrong, setWrong] = useState<DraftProblem>();
  const notes = useNotes(member, cards);
  const { id: crewId, calendar } = member;
  const absences = calendar?.absences ?? [];
  const add = async () => {
    const read = readAbsence(draft, absences, newId());
    setWrong(read.ok ? undefined : read.refusal);
    if (!read.ok) return;
    const said = `${member.name}: ${absenceText(read.value)}.`;
    const parts = { params: { id: crewId }, body: { absence: read.value } };
    if ((await run(addCrewAbsence, parts, said)) === undefined) return;
    setDraft(blankAbsence);
    onChanged();
  };
  const remove = async (absence: Absence) => {
    const parts = { params: { id: crewId, absence: absence.id } };
    const said = `Removed: ${absenceText(absence)}.`;
    if ((await run(removeCrewAbsence, parts, said)) !== undefined) onChanged();
  };
  const read = readAbsence(draft, [], '');
  const met = read.ok ? notes(read.value) : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Days away of ${member.name}`}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button variant="primary" isDisabled={isBusy} onPress={() => void add()}>
            Add days away
          </Button>
        </>
      }
    >
      <div className={dialogs['form']}>
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <AbsenceList absences={absences} isBusy={isBusy} onRemove={(absence) => void remove(absence)} />
        <AbsenceFields draft={draft} problem={wrong} onChange={setDraft} />
        {met.length > 0 && (
          <Alert tone="warning" title="On these days">
            {met.join(' ')}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

/** Days that are over stay for the record, and below those to come. */
function AbsenceList({
  absences,
  isBusy,
  onRemove,
}: {
  readonly absences: readonly Absence[];
  readonly isBusy: boolean;
  readonly onRemove: (absence: Absence) => void;
}) {
  const today = useToday();
  const over = absences.filter(({ until }) => until < today).toReversed();
  const toCome = absences.filter(({ until }) => until >= today);
  if (absences.length === 0) return <p className={dialogs['muted']}>No days away are entered.</p>;
  return (
    <ul className={dialogs['list']} aria-label="Days away">
      {[...toCome, ...over].map((absence) => (
        <li key={absence.id} className={dialogs['row']}>
          <span className={absence.until < today ? dialogs['muted'] : undefined}>{absenceText(absence)}</span>
          <Button
            isDisabled={isBusy}
            aria-label={`Remove ${absenceText(absence)}`}
            onPress={() => onRemove(absence)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The sentences about what meets days away, from the person's own clock and the open orders. */
function useNotes(member: CrewMember, cards: readonly ShopCard[]) {
  const zone = useCompanyZone();
  const { data } = useQuery(readClock, { query: { crew: member.id } });
  const now = minuteOf(data?.now ?? 0);
  return (absence: Absence) =>
    absenceNotes(absence, { member, cards, entries: data?.entries ?? [], zone, now });
}
