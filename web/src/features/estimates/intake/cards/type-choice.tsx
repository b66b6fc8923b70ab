import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { type KeyboardEvent, useId } from 'react';
import { VehicleSilhouette } from '../../../catalogue/illustration/silhouette/vehicle-silhouette.tsx';
import { PlainValue } from '../fields/entry-fields.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { typeChanges } from './type-changes.ts';

/** The book's vehicle types as cards; the keys 1 to 9 and 0 select one while a card has the focus. */
export function TypeChoice() {
  const { now, write } = useIntake();
  const group = useId();
  const { vehicleTypes } = now.contents;
  const { vehicleType } = now.estimate.unit;
  const choose = (to: VehicleType) => {
    const changes = typeChanges(now.estimate, to, now.contents);
    if (changes.length > 0) write('Vehicle type', changes);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = /^\d$/.test(event.key) ? vehicleTypes[(Number(event.key) + 9) % 10] : undefined;
    if (entry === undefined) return;
    event.preventDefault();
    choose(entry.code);
    document.getElementById(`${group}-${entry.code}`)?.focus();
  };
  if (!now.mayEdit) {
    const name = vehicleTypes.find(({ code }) => code === vehicleType)?.name ?? '';
    return <PlainValue label="Type" width={12} value={name} />;
  }
  return (
    <fieldset className={styles['types']}>
      <legend className={styles['hidden']}>Vehicle type</legend>
      {vehicleTypes.map(({ code, name }) => (
        <label key={code} className={styles['type']}>
          <input
            id={`${group}-${code}`}
            type="radio"
            name={group}
            className={styles['hidden']}
            checked={code === vehicleType}
            onChange={() => choose(code)}
            onKeyDown={press}
          />
          <VehicleSilhouette type={code} />
          <span>{name.replace(/ \(.*\)$/, '')}</span>
        </label>
      ))}
    </fieldset>
  );
}
