import { cents, thousandths, type Thousandths } from '@dre/core/domain/units';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import type { CalculatorField } from './calculator-fields.ts';
import styles from './calculator.module.css';

interface InputProps<Kind extends CalculatorField['kind'] = CalculatorField['kind']> {
  readonly field: Extract<CalculatorField, { kind: Kind }>;
  readonly value: unknown;
  readonly isRefused: boolean;
  readonly onChange: (value: unknown) => void;
}

/** One input of a calculator, with its unit. The result updates with every key. */
export function CalculatorInput({ field, value, isRefused, onChange }: InputProps) {
  const error = isRefused ? 'The calculator cannot calculate with this.' : undefined;
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          label={field.label}
          options={field.options}
          value={value === null ? 'none' : String(value)}
          error={error}
          onChange={(id) => onChange(id === 'none' ? null : id)}
        />
      );
    case 'measure':
      return (
        <FeetField
          label={field.label}
          unit={field.unit}
          most={field.most}
          value={Number(value)}
          error={error}
          onChange={onChange}
        />
      );
    case 'count':
      return (
        <NumberField
          label={field.label}
          isLive
          value={Number(value)}
          minValue={0}
          maxValue={field.most}
          error={error}
          onChange={(count) => onChange(count ?? 0)}
        />
      );
    case 'areas':
      return <Areas label={field.label} areas={value as readonly Thousandths[]} onChange={onChange} />;
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={onChange}>
          {field.label}
        </Checkbox>
      );
    case 'money':
      return (
        <MoneyField
          label={field.label}
          isLive
          help="Instead of the material by the foot"
          value={value === null ? null : Number(value)}
          minValue={0}
          error={error}
          onChange={(quoted) => onChange(quoted === null ? null : cents(quoted))}
        />
      );
  }
}

/** Converts between hundredths of a foot on the screen and thousandths in the estimate. */
function FeetField({
  unit,
  most,
  value,
  onChange,
  ...labels
}: {
  readonly label: string;
  readonly unit: string;
  readonly most: number;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (value: Thousandths) => void;
}) {
  return (
    <NumberField
      {...labels}
      isLive
      digits={2}
      suffix={unit}
      step={100}
      minValue={0}
      maxValue={most / 10}
      value={value === 0 ? null : Math.round(value / 10)}
      onChange={(hundredths) => onChange(thousandths((hundredths ?? 0) * 10))}
    />
  );
}

/** Windows and doors in the wall: only large ones save material, but each costs time. */
function Areas({
  label,
  areas,
  onChange,
}: {
  readonly label: string;
  readonly areas: readonly Thousandths[];
  readonly onChange: (areas: readonly Thousandths[]) => void;
}) {
  return (
    <fieldset className={styles['areas']}>
      <legend>{label}</legend>
      {numbered(areas).map(({ number, area }) => (
        <div key={number} className={styles['area']}>
          <FeetField
            label={`Opening ${number}`}
            unit="sq ft"
            most={5_000_000}
            value={area}
            error={undefined}
            onChange={(changed) => onChange(areas.with(number - 1, changed))}
          />
          <Button
            variant="ghost"
            aria-label={`Remove opening ${number}`}
            onPress={() => onChange(areas.filter((_, index) => index !== number - 1))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button onPress={() => onChange([...areas, thousandths(6_000)])}>Add an opening</Button>
    </fieldset>
  );
}

function numbered(areas: readonly Thousandths[]): { readonly number: number; readonly area: Thousandths }[] {
  return areas.map((area, index) => ({ number: index + 1, area }));
}
