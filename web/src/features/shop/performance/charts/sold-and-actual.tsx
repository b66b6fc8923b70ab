import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { operationNames } from '@dre/core/domain/estimates/wording/trade-labels';
import type { Performance } from '@dre/core/domain/shop/performance/performance';
import { clockLabel } from '@dre/core/domain/shop/wording/performance-sheets';
import { hoursOfMinutes } from '@dre/core/domain/shop/wording/performance-text';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { useState } from 'react';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import styles from '../performance.module.css';

const groups = {
  department: 'Department',
  operation: 'Operation',
  'vehicle-type': 'Vehicle',
  clock: 'Clock',
} as const;
type Group = keyof typeof groups;

/** Sold beside actual hours, with work done again apart. */
export function SoldAndActual({ now }: { readonly now: Performance }) {
  const [group, setGroup] = useState<Group>('department');
  const options = (Object.keys(groups) as Group[])
    .filter((id) => id !== 'clock' || now.clock !== null)
    .map((id) => ({ id, label: groups[id] }));
  return (
    <Card padding="none" as="section" aria-label="Sold and actual">
      <div className={styles['head']}>
        <h2>Sold and actual</h2>
        <span>hours, redo apart</span>
      </div>
      <div className={styles['groups']}>
        <SegmentedControl label="Hours by" segments={options} value={group} onChange={setGroup} />
      </div>
      <table className={styles['small']}>
        <thead>
          <tr>
            <th scope="col">{group === 'clock' ? 'On' : 'Finished tasks'}</th>
            {group !== 'clock' && <th scope="col">Sold h</th>}
            <th scope="col">Clocked h</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(now, group).map(({ name, sold, clocked }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sold !== null && <td>{hoursOfMinutes(sold)}</td>}
              <td>
                <b>{hoursOfMinutes(clocked)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface SoldRow {
  readonly name: string;
  readonly sold: number | null;
  readonly clocked: number;
}

function rowsOf(now: Performance, group: Group): readonly SoldRow[] {
  if (group === 'clock') {
    return (now.clock ?? [])
      .toSorted((one, other) => other.minutes - one.minutes)
      .map(({ kind, minutes }) => ({ name: clockLabel(kind), sold: null, clocked: minutes }));
  }
  const rows = {
    department: now.departments.map((row) => ({ ...row, name: departmentLabels[row.key] })),
    operation: now.operations.map((row) => ({
      ...row,
      name: row.key === null ? 'No operation' : operationNames[row.key],
    })),
    'vehicle-type': now.vehicleTypes.map((row) => ({
      ...row,
      name: row.key === null ? 'No vehicle type' : vehicleTypeLabels[row.key],
    })),
  }[group];
  return [
    ...rows,
    { name: 'All finished', sold: now.efficiency.part, clocked: now.efficiency.whole },
    { name: 'Redo', ...now.redo },
  ];
}
