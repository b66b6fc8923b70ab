import type { PersonAtClock } from '@dre/core/contract/shop/clock-keys';
import { initials } from '../../../lib/text/initials.ts';
import { timeIn } from '../open/shop-day.ts';
import { personText, personTone } from './person-text.ts';
import styles from './clock.module.css';

interface NamesGridProps {
  readonly people: readonly PersonAtClock[];
  readonly zone: string;
  readonly chosen: string | undefined;
  readonly onChoose: (person: string) => void;
}

/** Everybody of the crew: who is on the clock, on what and since when. */
export function NamesGrid({ people, zone, chosen, onChoose }: NamesGridProps) {
  return (
    <ul className={styles['names']} aria-label="Crew">
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" aria-pressed={person.id === chosen} onClick={() => onChoose(person.id)}>
            <span className={styles['initials']} aria-hidden="true">
              {initials(person.name).toUpperCase()}
            </span>
            <span className={styles['who']}>
              <b>{person.name}</b>
              <span data-tone={personTone(person)}>
                <i aria-hidden="true" />
                {personText(person)}
              </span>
            </span>
            {person.on !== null && <time>{timeIn(zone, person.on.since)}</time>}
          </button>
        </li>
      ))}
    </ul>
  );
}
