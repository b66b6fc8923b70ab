import type { OwnerView } from '@dre/core/domain/sharing/owner-view';
import { amount } from '../../../lib/text/format.ts';
import { Pin } from '../../../ui/layout/Pin.tsx';
import styles from '../share.module.css';

const outsideLabels = {
  possible: 'Done only if it turns out to be needed. You are asked before.',
  unrelated: 'It was there before and has nothing to do with this damage. Repaired only if you order it.',
  excluded: 'Listed so that it is known. It is not repaired.',
} as const;

/** The work, grouped by the sides of the vehicle, each with its amount. */
export function OwnerLines({ groups }: Pick<OwnerView, 'groups'>) {
  return groups.map(({ name, amount: sum, lines, outside }) => (
    <section key={name} className={styles['lines']}>
      <h2>
        {name} <span>{amount(sum)}</span>
      </h2>
      {outside !== null && <p>{outsideLabels[outside]}</p>}
      <ul>
        {lines.map(({ id, number, description, work, amount: cents }) => (
          <li key={id}>
            <Pin number={number} look="soft" />
            <span>
              {description}
              {work !== '' && <span className={styles['work']}>, {work}</span>}
            </span>
            <span className={styles['num']}>{amount(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
