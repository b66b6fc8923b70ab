import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { type EntryFieldProps, PlainValue } from './entry-fields.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { useEntry } from './use-entry.ts';
import { type NameQuery, useNames } from './use-names.ts';

type EntryNamesProps = Pick<EntryFieldProps, 'entry' | 'label' | 'width'> & {
  readonly nameQuery: NameQuery;
  /** Offered after the names the company has used. */
  readonly more?: readonly string[];
};

/** Free text with suggestions of names used before: the list narrows while typing and never blocks it. */
export function EntryNames({ entry, label, width, ...offered }: EntryNamesProps) {
  const { now } = useIntake();
  if (!now.mayEdit) return <PlainValue label={label} width={width} value={entry.text(now.estimate)} />;
  return (
    <div className={styles['cell']} data-width={width}>
      <LiveNames entry={entry} label={label} {...offered} />
    </div>
  );
}

function LiveNames({ entry, label, nameQuery, more }: Omit<EntryNamesProps, 'width'>) {
  const { value, error, onChange, onBlur } = useEntry(entry);
  const { names, look } = useNames(nameQuery, value, more);
  return (
    <ComboBox
      label={label}
      error={error}
      options={names.map((name) => ({ id: name, label: name }))}
      allowsCustomValue
      // The text counts; a suggestion is only a quicker way to write it.
      value={null}
      inputValue={value}
      onFocus={look}
      onInputChange={onChange}
      onChange={(name) => name !== null && onChange(name)}
      onBlur={onBlur}
    />
  );
}
