import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styles from './field.module.css';
import { FieldLabel, FieldMessages } from './FieldParts.tsx';
import { formatDecimal, parseDecimal } from './number-text.ts';
import type { TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'size'
> {
  /** A whole number of the smallest unit: cents, tenths of an hour. `null` is an empty field. */
  readonly value: number | null;
  /** Called when the figure is complete: on leaving the field, on Enter and on the arrow keys. */
  readonly onChange: (value: number | null) => void;
  /** Decimals shown and kept. */
  readonly digits?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
  /** What one press of an arrow key adds, in the smallest unit. */
  readonly step?: number;
}

export function NumberField({ label, help, error, value, onChange, digits = 0, ...props }: NumberFieldProps) {
  const { minValue = -Infinity, maxValue = Infinity, step = 10 ** digits, ...field } = props;
  const { prefix, suffix, placeholder, inputRef, ...rest } = field;
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const clamp = (figure: number) => Math.min(maxValue, Math.max(minValue, figure));

  const commit = () => {
    if (draft === undefined) return;
    const figure = parseDecimal(draft, digits);
    if (draft.trim() !== '' && figure === undefined) {
      setProblem(refusal(digits));
      return;
    }
    setDraft(undefined);
    setProblem(undefined);
    const next = figure === undefined ? null : clamp(figure);
    if (next !== value) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = (draft === undefined ? value : parseDecimal(draft, digits)) ?? 0;
    setDraft(undefined);
    setProblem(undefined);
    onChange(clamp(from + (event.key === 'ArrowUp' ? step : -step)));
  };
  const shownError = error ?? problem;
  return (
    <AriaTextField
      {...rest}
      value={draft ?? (value === null ? '' : formatDecimal(value, digits))}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={press}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      isInvalid={Boolean(shownError)}
      validationBehavior="aria"
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} required={rest.isRequired} />
      <div className={styles['box']}>
        {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
        <Input
          className={`${styles['input']} ${styles['number']}`}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef ? { ref: inputRef } : {})}
        />
        {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
      </div>
      <FieldMessages help={help} error={shownError} />
    </AriaTextField>
  );
}

function refusal(digits: number): string {
  if (digits === 0) return 'Enter a whole number.';
  return `Enter a number with at most ${digits === 1 ? 'one decimal' : `${digits} decimals`}.`;
}
