import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { useToday } from '../open/shop-day.ts';
import styles from './shop-settings.module.css';

type Holiday = ShopSettings['holidays'][number];

interface HolidayFieldsProps {
  readonly holidays: ShopSettings['holidays'];
  readonly mayChange: boolean;
  readonly onChange: (holidays: ShopSettings['holidays']) => void;
}

/** Days the whole shop is closed; those of past years are kept and not shown. */
export function HolidayFields({ holidays, mayChange, onChange }: HolidayFieldsProps) {
  const change = (at: number, fields: Partial<Holiday>) =>
    onChange(holidays.map((one, index) => (index === at ? { ...one, ...fields } : one)));
  const thisYear = `${useToday().slice(0, 4)}-01-01`;
  const shown = [...holidays.entries()].filter(([, { day }]) => day === '' || day >= thisYear);
  // A holiday without a day was just added and stands last.
  const years = [...new Set(shown.map(([, { day }]) => day.slice(0, 4)))].toSorted(
    (one, other) => Number(one === '') - Number(other === '') || Number(one) - Number(other),
  );
  return (
    <fieldset className={styles['group']} disabled={!mayChange}>
      <legend>Holidays</legend>
      <div className={styles['years']}>
        {years.map((year) => (
          <div key={year}>
            {year !== '' && <h3 className={styles['year']}>{year}</h3>}
            {shown
              .filter(([, { day }]) => day.slice(0, 4) === year)
              .map(([at, holiday]) => (
                <HolidayRow
                  key={at}
                  holiday={holiday}
                  mayChange={mayChange}
                  onChange={(fields) => change(at, fields)}
                  onRemove={() => onChange(holidays.filter((_, index) => index !== at))}
                />
              ))}
          </div>
        ))}
      </div>
      {mayChange && (
        <div>
          <Button onPress={() => onChange([...holidays, { day: '', name: '' }])}>Add a holiday</Button>
        </div>
      )}
    </fieldset>
  );
}

interface HolidayRowProps {
  readonly holiday: Holiday;
  readonly mayChange: boolean;
  readonly onChange: (fields: Partial<Holiday>) => void;
  readonly onRemove: () => void;
}

function HolidayRow({ holiday: { day, name }, mayChange, onChange, onRemove }: HolidayRowProps) {
  return (
    <div className={styles['holiday']}>
      <TextField
        label={<VisuallyHidden>{name === '' ? 'Day' : `Day of ${name}`}</VisuallyHidden>}
        type="date"
        value={day}
        onChange={(next) => onChange({ day: next })}
      />
      <TextField
        label={<VisuallyHidden>Name</VisuallyHidden>}
        placeholder="Name"
        value={name}
        onChange={(next) => onChange({ name: next })}
      />
      {mayChange && (
        <Button
          variant="ghost"
          iconOnly
          icon={<Trash2 aria-hidden="true" />}
          aria-label={name === '' ? 'Remove this holiday' : `Remove ${name}`}
          onPress={onRemove}
        />
      )}
    </div>
  );
}
