import { vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { Switch } from '../../../../ui/choices/Switch.tsx';
import { changedRow, oldValue } from '../staged-rows.ts';
import { typesIn, typesText } from '../types-text.ts';
import styles from './drawer.module.css';
import { UsedBy } from '../used-by.tsx';
import { StagedField } from './staged-field.tsx';
import type { PartTabProps } from './part-tab-props.ts';

const texts: readonly (readonly [column: string, label: string, maxLength: number])[] = [
  ['name', 'Name', 70],
  ['synonyms', 'Other names, parted by |', 300],
  ['note', 'Note', 300],
];
const numericColumns = [
  ['price_low', 'Low price'],
  ['price_default', 'Price'],
  ['price_high', 'High price'],
] as const;
const more: readonly (readonly [column: string, label: string, maxLength: number])[] = [
  ['price_source', 'Price source', 100],
  ['price_date', 'Priced on', 10],
  ['family', 'Size family', 40],
  ['size_rank', 'Size rank', 3],
  ['life_months', 'Life in months', 3],
  ['constructions', 'Constructions, parted by |', 300],
];
const flags: readonly (readonly [column: string, label: string])[] = [
  ['painted', 'Painted'],
  ['two_technicians', 'Needs two technicians'],
  ['wear_part', 'Wear part'],
];
const units = [
  { id: 'each', label: 'Each' },
  { id: 'ft', label: 'Foot' },
  { id: 'sqft', label: 'Square foot' },
];

/** The part's own row. Conflicts with the rest of the book are listed in the review of the draft. */
export function PartTab({ part: { part, uses }, lists, stage }: PartTabProps) {
  const { cells } = part;
  const set = (column: string, text: string) => {
    void stage([changedRow('parts.csv', part, { [column]: text })]);
    return null;
  };
  const field = (column: string, label: string, maxLength: number, isNumeric = false) => (
    <StagedField
      key={column}
      label={label}
      text={cells[column] ?? ''}
      was={oldValue(part, column)}
      maxLength={maxLength}
      isNumeric={isNumeric}
      onCommit={(text) => set(column, text.trim())}
    />
  );
  const choice = (column: string, label: string, options: readonly { id: string; label: string }[]) => (
    <StagedField
      label={label}
      text={cells[column] ?? ''}
      was={oldValue(part, column)}
      options={options}
      onCommit={(text) => set(column, text)}
    />
  );
  return (
    <div className={styles['form']}>
      {texts.slice(0, 1).map(([column, label, longest]) => field(column, label, longest))}
      <div className={styles['pair']}>
        {choice(
          'part_type',
          'Part type',
          lists.partTypes.map(({ code, name }) => ({ id: code, label: name })),
        )}
        {choice('unit', 'Sold by', units)}
      </div>
      <div className={styles['three']}>
        {numericColumns.map(([column, label]) => field(column, label, 12, true))}
      </div>
      <MultiSelect
        label="Vehicle types"
        options={vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] }))}
        value={typesIn(cells['vehicle_types'] ?? '')}
        onChange={(selected) => set('vehicle_types', typesText(selected))}
      />
      <div className={styles['switches']}>
        {flags.map(([column, label]) => (
          <Switch
            key={column}
            isSelected={cells[column] === '1'}
            onChange={(isOn) => set(column, isOn ? '1' : '0')}
          >
            {label}
          </Switch>
        ))}
      </div>
      <div className={styles['pair']}>
        {more.map(([column, label, longest]) => field(column, label, longest))}
      </div>
      {texts.slice(1).map(([column, label, longest]) => field(column, label, longest))}
      <section>
        <h3 className={styles['heading']}>Used by</h3>
        <UsedBy uses={uses} />
      </section>
    </div>
  );
}
