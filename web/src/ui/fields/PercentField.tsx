import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

export type PercentFieldProps = Omit<NumberFieldProps, 'digits' | 'shownDigits'>;

/** Whole millionths in and out: 62,500 shows 6.25 %. */
export function PercentField(props: PercentFieldProps) {
  return <NumberField suffix="%" step={10_000} {...props} digits={4} shownDigits={2} />;
}
