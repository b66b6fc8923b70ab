import type { ReturningMatch } from '@dre/core/contract/estimates/customers';
import { useState } from 'react';
import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { unitName, unitSigns } from '../../customers/unit-text.ts';
import type { FormField } from '../fields/entry.ts';
import { PlainValue, type Width } from '../fields/entry-fields.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { useEntry } from '../fields/use-entry.ts';
import { useReturning } from './use-returning.ts';

/** The fields a returning customer is found by. */
type FoundBy = 'name' | 'phone' | 'plate';

interface ReturningFieldProps {
  readonly entry: FormField;
  readonly label: string;
  readonly width: Width;
  readonly foundBy: FoundBy;
  readonly inputMode?: 'tel';
}

/** A text field that suggests returning customers while typing; selecting one fills the rest of the form. */
export function ReturningField({ entry, label, width, foundBy, ...looks }: ReturningFieldProps) {
  const { now } = useIntake();
  if (!now.mayEdit) return <PlainValue label={label} width={width} value={entry.text(now.estimate)} />;
  return (
    <div className={styles['cell']} data-width={width}>
      <LiveField entry={entry} label={label} foundBy={foundBy} {...looks} />
    </div>
  );
}

function LiveField({ entry, label, foundBy, ...looks }: Omit<ReturningFieldProps, 'width'>) {
  const { value, error, onChange, onBlur } = useEntry(entry);
  const { pick } = useIntake();
  const [isTyped, setTyped] = useState(false);
  const offers = useReturning(value, isTyped).filter((offer) => signOf(offer, foundBy) !== '');
  const choose = (id: string | null) => {
    const offer = offers.find((one) => idOf(one) === id);
    if (offer === undefined) return;
    setTyped(false);
    pick(offer, foundBy);
    onChange(signOf(offer, foundBy));
  };
  return (
    <ComboBox
      {...looks}
      label={label}
      error={error}
      options={offers.map((offer) => ({
        id: idOf(offer),
        label: signOf(offer, foundBy),
        note: noteOf(offer, foundBy),
      }))}
      isSearched
      hasNoArrow
      allowsCustomValue
      // The text counts; selecting a customer fills the form.
      value={null}
      inputValue={value}
      onInputChange={(text) => {
        setTyped(true);
        onChange(text);
      }}
      onChange={choose}
      onBlur={onBlur}
    />
  );
}

function idOf({ customer, unit }: ReturningMatch): string {
  return `${customer?.id ?? ''} ${unit?.id ?? ''}`;
}

/** The field's text once the suggestion is selected. */
function signOf({ customer, unit }: ReturningMatch, foundBy: FoundBy): string {
  if (foundBy === 'plate') return unit?.details.plate ?? '';
  if (foundBy === 'phone') return customer?.details.phone ?? '';
  return customer?.details.name ?? '';
}

function noteOf({ customer, unit }: ReturningMatch, foundBy: FoundBy): string {
  const details = [
    foundBy !== 'name' && customer?.details.name,
    unit && unitName(unit.details),
    unit && unitSigns(unit.details),
    foundBy === 'name' && customer?.details.phone,
  ];
  return details.filter(Boolean).join(' · ');
}
