import { type KeyboardEvent, useRef, useState } from 'react';
import { HoursField } from '../../../ui/fields/HoursField.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { PercentField } from '../../../ui/fields/PercentField.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly suffix?: string;
  readonly fault?: string | undefined;
  readonly placeholder?: string;
}

const kinds = { money: MoneyField, hours: HoursField, percent: PercentField, count: NumberField };

interface FigureProps extends FieldProps {
  readonly kind: keyof typeof kinds;
}

/** A required number: an emptied field returns to its former value. */
export function NumberSetting({
  value,
  onChange,
  ...props
}: FigureProps & { readonly value: number; readonly onChange: (value: number) => void }) {
  return <OptionalNumberSetting {...props} value={value} onChange={(next) => onChange(next ?? value)} />;
}

/** An optional number. Its issue is shown once the field is left. */
export function OptionalNumberSetting({
  kind,
  fault,
  ...props
}: FigureProps & { readonly value: number | null; readonly onChange: (value: number | null) => void }) {
  const [isFocused, setFocused] = useState(false);
  const Field = kinds[kind];
  return (
    <Field
      {...props}
      isLive
      {...(kind === 'hours' && { minValue: -Infinity })}
      error={isFocused ? undefined : sentence(fault)}
      onFocusChange={setFocused}
    />
  );
}

interface WordsProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly type?: 'tel' | 'email';
}

/** A text; Escape restores the value from when the field was entered. */
export function TextSetting({ value, onChange, fault, rows, suffix: _none, ...props }: WordsProps) {
  const [isFocused, setFocused] = useState(false);
  const entered = useRef(value);
  const { type, ...rest } = props;
  const shared = {
    ...rest,
    value,
    onChange,
    error: isFocused ? undefined : sentence(fault),
    onFocusChange: (is: boolean) => {
      if (is) entered.current = value;
      setFocused(is);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || value === entered.current) return;
      event.stopPropagation();
      onChange(entered.current);
    },
  };
  if (rows !== undefined) return <TextArea {...shared} rows={rows} />;
  return <TextField {...shared} {...(type !== undefined && { type })} />;
}

/** Turns "must not be empty" into "Must not be empty." */
function sentence(fault: string | undefined): string | undefined {
  if (fault === undefined) return undefined;
  const upper = `${fault.charAt(0).toUpperCase()}${fault.slice(1)}`;
  return upper.endsWith('.') ? upper : `${upper}.`;
}
