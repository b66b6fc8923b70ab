import { type KeyboardEvent, useRef, useState } from 'react';
import { formatDecimal, parseDecimal } from './number-text.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'size' | 'isNumber' | 'step'
> {
  /** A whole number of the smallest unit: cents, tenths of an hour. `null` is an empty field. */
  readonly value: number | null;
  /** Called when the number is complete: on leaving the field, on Enter and on the arrow keys. */
  readonly onChange: (value: number | null) => void;
  /** Decimals shown and stored. */
  readonly digits?: number;
  /** Decimals shown even where they are zero; `digits` by default. */
  readonly shownDigits?: number;
  /** `onChange` is also called while typing, with every complete number; Escape restores the earlier value. */
  readonly isLive?: boolean;
  readonly minValue?: number;
  readonly maxValue?: number;
  /** The step of one arrow key press, in the smallest unit. */
  readonly step?: number;
}

export function NumberField({ error, value, onChange, digits = 0, ...props }: NumberFieldProps) {
  const { minValue = -Infinity, maxValue = Infinity, step = 10 ** digits, ...field } = props;
  const { shownDigits = digits, isLive = false, ...rest } = field;
  const entered = useRef(value);
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
  const type = (text: string) => {
    setDraft(text);
    const figure = isLive ? parseDecimal(text, digits) : undefined;
    if (figure !== undefined && figure !== value) onChange(clamp(figure));
  };
  const restore = () => {
    setDraft(undefined);
    setProblem(undefined);
    if (value !== entered.current) onChange(entered.current);
  };
  const press = (event: KeyboardEvent) => {
    const isRestored = event.key === 'Escape' && isLive && (draft !== undefined || value !== entered.current);
    // Escape that only restores the value stops here, so a dialog around the field stays open.
    if (isRestored) event.stopPropagation();
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && isLive) restore();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = (draft === undefined ? value : parseDecimal(draft, digits)) ?? 0;
    setDraft(undefined);
    setProblem(undefined);
    onChange(clamp(from + (event.key === 'ArrowUp' ? step : -step)));
  };
  return (
    <TextField
      {...rest}
      isNumber
      value={draft ?? (value === null ? '' : shown(value, digits, shownDigits))}
      onChange={type}
      onFocus={() => (entered.current = value)}
      onBlur={commit}
      onKeyDown={press}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={error ?? problem}
    />
  );
}

/** Omits zeros beyond the decimals that are always shown. */
function shown(value: number, digits: number, always: number): string {
  const text = formatDecimal(value, digits);
  const most = digits - always;
  const zeros = /0*$/.exec(text)?.[0].length ?? 0;
  return most === 0 ? text : text.slice(0, text.length - Math.min(most, zeros)).replace(/\.$/, '');
}

function refusal(digits: number): string {
  if (digits === 0) return 'Enter a whole number.';
  return `Enter a number with at most ${digits === 1 ? 'one decimal' : `${digits} decimals`}.`;
}
