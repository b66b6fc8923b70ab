import type { ReactNode } from 'react';
import { Select } from '../../../../ui/choices/Select.tsx';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useState } from 'react';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../../../ui/fields/TextField.tsx';
import type { Option } from '../../../../ui/choices/option.ts';
import type { FormField } from './entry.ts';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { useEntry } from './use-entry.ts';

type Looks = Pick<
  TextFieldProps,
  'type' | 'inputMode' | 'prefix' | 'suffix' | 'placeholder' | 'autoComplete' | 'maxLength' | 'help'
>;

export interface EntryFieldProps extends Looks {
  readonly entry: FormField;
  readonly label: string;
  readonly width: Width;
}

/** The number of the row's twelve columns a field takes where there is room. */
export type Width = 2 | 3 | 4 | 5 | 6 | 8 | 12;

/** One text field of the form. */
export function EntryField({ entry, label, width, ...looks }: EntryFieldProps) {
  const { now } = useIntake();
  if (!now.mayEdit) return <PlainValue label={label} width={width} value={entry.text(now.estimate)} />;
  return (
    <div className={styles['cell']} data-width={width}>
      <LiveField entry={entry} label={label} {...looks} />
    </div>
  );
}

function LiveField({ entry, ...looks }: Omit<EntryFieldProps, 'width'>) {
  const field = useEntry(entry);
  return <TextField autoComplete="off" {...looks} {...field} />;
}

export function EntryArea({ entry, label, width }: Pick<EntryFieldProps, 'entry' | 'label' | 'width'>) {
  const { now } = useIntake();
  if (!now.mayEdit) return <PlainValue label={label} width={width} value={entry.text(now.estimate)} />;
  return (
    <div className={styles['cell']} data-width={width}>
      <LiveArea entry={entry} label={label} />
    </div>
  );
}

function LiveArea({ entry, label }: Pick<EntryFieldProps, 'entry' | 'label'>) {
  const field = useEntry(entry);
  return <TextArea rows={2} label={label} {...field} />;
}

const none = 'none';

/** One entry of a list of the book, or none. */
export function EntryChoice(props: {
  readonly entry: FormField;
  readonly label: string;
  readonly width: Width;
  readonly options: readonly Option[];
}) {
  const { entry, label, width, options } = props;
  const { now, write } = useIntake();
  const [error, setError] = useState<string>();
  const value = entry.text(now.estimate);
  if (!now.mayEdit) {
    const selected = options.find(({ id }) => id === value)?.label ?? value;
    return <PlainValue label={label} width={width} value={selected} />;
  }
  const choose = (id: string) => {
    const changes = entry.changes(id === none ? '' : id, now.estimate);
    if (!changes.ok || changes.value.length === 0) return;
    const done = write(entry.name, changes.value);
    setError(done.ok ? undefined : refusalMessage(done.refusal));
  };
  return (
    <div className={styles['cell']} data-width={width}>
      <Select
        label={label}
        options={[{ id: none, label: '–' }, ...options]}
        value={value === '' ? none : value}
        onChange={choose}
        error={error}
      />
    </div>
  );
}

/** A read-only value is text, not a disabled field. */
export function PlainValue(props: {
  readonly label: string;
  readonly width: Width;
  readonly value: ReactNode;
}) {
  return (
    <dl className={`${styles['cell']} ${styles['plain']}`} data-width={props.width}>
      <dt>{props.label}</dt>
      <dd>{props.value === '' ? '–' : props.value}</dd>
    </dl>
  );
}
