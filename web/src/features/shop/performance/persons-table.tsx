import type { PersonMinutes } from '@dre/core/contract/shop/performance';
import { hoursOfMinutes } from '@dre/core/domain/shop/wording/performance-text';
import { Card } from '../../../ui/layout/Card.tsx';
import { ScrollBox } from '../../reports/scroll-box.tsx';
import styles from './performance.module.css';
import tableStyles from './table.module.css';

const columns: readonly { readonly name: string; readonly of: (one: PersonMinutes) => number }[] = [
  { name: 'Present', of: ({ present }) => present },
  { name: 'On orders', of: ({ onOrders }) => onOrders },
  { name: 'Sold, finished', of: ({ sold }) => sold },
  { name: 'Clocked, finished', of: ({ clocked }) => clocked },
  { name: 'Redo', of: ({ redo }) => redo },
];

/** Hours of persons, which add up to the shop's. Sorted by name: this is no ranking. */
export function PersonsTable({ persons }: { readonly persons: readonly PersonMinutes[] }) {
  const sum = (of: (one: PersonMinutes) => number) => persons.reduce((all, one) => all + of(one), 0);
  const all: PersonMinutes = {
    crew: 'all',
    name: 'All',
    present: sum(({ present }) => present),
    onOrders: sum(({ onOrders }) => onOrders),
    sold: sum(({ sold }) => sold),
    clocked: sum(({ clocked }) => clocked),
    redo: sum(({ redo }) => redo),
  };
  return (
    <Card padding="none" as="section" aria-label="By person">
      <div className={styles['head']}>
        <h2>By person</h2>
        <span>hours; sold time of shared tasks is divided by clocked time</span>
      </div>
      <ScrollBox label="Persons">
        <table className={tableStyles['rows']}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...persons, all].map((one) => (
              <tr key={one.crew ?? 'nobody'} data-sum={one === all || undefined}>
                <th scope="row">{one.crew === null ? 'Nobody clocked it' : one.name}</th>
                {columns.map(({ name, of }) => (
                  <td key={name} data-number>
                    {hoursOfMinutes(of(one))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}
