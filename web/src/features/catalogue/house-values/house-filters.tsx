import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import Search from 'lucide-react/icons/search';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { HouseFilter } from './house-rows.ts';
import styles from './house-values.module.css';

interface HouseFiltersProps {
  readonly filter: HouseFilter;
  readonly contents: BookContents;
  readonly onChange: (filter: HouseFilter) => void;
}

const any = 'any';

export function HouseFilters({ filter, contents, onChange }: HouseFiltersProps) {
  const choices = [
    ['partType', 'Part type', contents.partTypes],
    ['side', 'Side', contents.sides],
    ['vehicleType', 'Vehicle', contents.vehicleTypes],
  ] as const;
  return (
    <div className={styles['filters']}>
      <TextField
        label="Find a part or operation"
        type="search"
        value={filter.find}
        onChange={(find) => onChange({ ...filter, find })}
        maxLength={100}
        prefix={<Search aria-hidden="true" size={16} />}
      />
      {choices.map(([field, label, entries]) => (
        <Select
          key={field}
          label={label}
          options={[
            { id: any, label: 'Any' },
            ...entries.map(({ code, name }) => ({ id: code, label: name })),
          ]}
          value={filter[field] === '' ? any : filter[field]}
          onChange={(id) => onChange({ ...filter, [field]: id === any ? '' : id })}
        />
      ))}
      <Checkbox
        isSelected={filter.onlyChanged}
        onChange={(onlyChanged) => onChange({ ...filter, onlyChanged })}
      >
        Only our own
      </Checkbox>
    </div>
  );
}
