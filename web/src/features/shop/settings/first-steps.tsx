import { hasHours } from '@dre/core/domain/shop/model/work-calendar';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import styles from './shop-settings.module.css';

/** Three steps to begin. They are gone once they are done. */
export function FirstSteps({ shop: { locations, crew } }: { readonly shop: ShopReply }) {
  const steps = [
    { id: 'places', name: 'Write down the places a unit can stand in', isDone: locations.length > 0 },
    { id: 'crew', name: 'Add the people who work on units', isDone: crew.length > 0 },
    {
      id: 'crew',
      name: 'Give them hours',
      isDone: crew.some(({ member }) => hasHours(member.calendar)),
    },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card as="section" heading={<h2>Three steps to begin</h2>} aria-label="Three steps to begin">
      <ol className={styles['steps']}>
        {steps.map(({ id, name, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            {isDone ? `${name}: done` : <a href={`#${id}`}>{name}</a>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
