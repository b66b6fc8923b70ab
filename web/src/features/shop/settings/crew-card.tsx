import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { departments } from '@dre/core/domain/shop/model/departments';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { hasHours } from '@dre/core/domain/shop/model/work-calendar';
import { absenceText } from '@dre/core/domain/shop/wording/absence-text';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { daysAway } from '../crew/crew-day.ts';
import { DaysAwayDialog } from '../crew/days-away-dialog.tsx';
import { useToday } from '../open/shop-day.ts';
import { CrewDialog } from './crew-dialog.tsx';
import { usualWeek } from './usual-week.ts';
import styles from './shop-settings.module.css';

type StoredMember = ShopReply['crew'][number];

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface CrewCardProps {
  readonly crew: readonly StoredMember[];
  readonly people: ShopReply['people'];
  /** Work given to the crew, which days away may meet. */
  readonly cards: ShopReply['cards'];
  readonly mayChange: boolean;
  readonly onChanged: () => void;
}

/** The people who work on units. Those without a sign-in clock at the shared tablet and take no seat. */
export function CrewCard({ crew, people, cards, mayChange, onChanged }: CrewCardProps) {
  const [open, setOpen] = useState<StoredMember>();
  const [awayOf, setAway] = useState<string>();
  const away = crew.find(({ member }) => member.id === awayOf)?.member;
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name;
  return (
    <Card
      as="section"
      heading={<h2 id="crew">Crew</h2>}
      aria-labelledby="crew"
      more={
        mayChange && (
          <Button onPress={() => setOpen({ member: blankMember(), revision: 0 })}>Add a person</Button>
        )
      }
    >
      {crew.length === 0 ? (
        <p className={styles['empty']}>
          Nobody yet. Add the people who work on units, with or without a sign-in: steps are assigned to them,
          and their clock counts.
        </p>
      ) : (
        <Table
          caption="Crew"
          rows={crew.toSorted((one, other) => one.member.name.localeCompare(other.member.name, 'en'))}
          rowKey={({ member }) => member.id}
          columns={crewColumns(nameOf, mayChange ? setOpen : undefined, setAway)}
        />
      )}
      {open !== undefined && (
        <CrewDialog
          key={open.member.id}
          stored={open}
          people={people}
          taken={crew.flatMap(({ member }) => (member.id === open.member.id ? [] : (member.userId ?? [])))}
          onClose={() => setOpen(undefined)}
          onChanged={onChanged}
        />
      )}
      {away !== undefined && (
        <DaysAwayDialog
          member={away}
          cards={cards}
          onClose={() => setAway(undefined)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}

interface NextAwayProps {
  readonly member: CrewMember;
  readonly onOpen?: () => void;
}

/** Days away of today, or the next ones; a press opens all of them. */
function NextAway({ member, onOpen }: NextAwayProps) {
  const { away, next } = daysAway(member, useToday());
  const text = [...away, ...(away.length === 0 && next !== null ? [next] : [])].map(absenceText).join('; ');
  if (onOpen === undefined) return text;
  return (
    <div className={styles['away']}>
      {text !== '' && <span>{text}</span>}
      <Button aria-label={`Days away of ${member.name}`} onPress={onOpen}>
        {text === '' ? 'Enter' : 'Change'}
      </Button>
    </div>
  );
}

function signInOf({ userId }: CrewMember, nameOf: (id: string | null) => string | undefined): string {
  return userId === null ? 'Shared tablet only' : (nameOf(userId) ?? 'Yes');
}

/** Sublet work is done by others, so nobody works in it. */
function levelsOf({ levels }: CrewMember): string {
  const own = departments.filter((department) => department !== 'sublet' && levels[department] !== undefined);
  return own.length === 0 ? 'Nothing yet' : own.map((department) => departmentLabels[department]).join(', ');
}

/** One that has expired, or does within 30 days, says so in words. */
function Certificates({ member: { certificates } }: { readonly member: CrewMember }) {
  const today = useToday();
  const soon = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  return (
    <ul className={styles['plain']}>
      {certificates.map(({ name, expires }) => (
        <li key={name} data-late={(expires !== null && expires < soon) || undefined}>
          {name}
          {expires !== null && expires < today && ', expired'}
          {expires !== null &&
            expires >= today &&
            expires < soon &&
            `, until ${longDay.format(new Date(expires))}`}
        </li>
      ))}
    </ul>
  );
}

function blankMember(): CrewMember {
  return { id: newId(), name: '', userId: null, levels: {}, certificates: [], calendar: usualWeek };
}

function crewColumns(
  nameOf: (id: string | null) => string | undefined,
  onOpen: ((stored: StoredMember) => void) | undefined,
  onAway: (crewId: string) => void,
): readonly Column<StoredMember>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      isName: true,
      cell: ({ member }) => member.name,
    },
    { id: 'sign-in', header: 'Sign-in', cell: ({ member }) => signInOf(member, nameOf) },
    { id: 'levels', header: 'Works in', cell: ({ member }) => levelsOf(member) },
    {
      id: 'certificates',
      header: 'Certificates',
      cell: ({ member }) => <Certificates member={member} />,
    },
    {
      id: 'hours',
      header: 'Hours',
      cell: ({ member }) => (hasHours(member.calendar) ? 'Own week' : 'None'),
    },
    {
      id: 'away',
      header: 'Days away',
      cell: ({ member }) => (
        <NextAway member={member} {...(onOpen !== undefined && { onOpen: () => onAway(member.id) })} />
      ),
    },
    {
      id: 'edit',
      header: 'Actions',
      isActions: true,
      cell: (stored) =>
        onOpen !== undefined && (
          <Button aria-label={`Change ${stored.member.name}`} onPress={() => onOpen(stored)}>
            Change
          </Button>
        ),
    },
  ];
}
