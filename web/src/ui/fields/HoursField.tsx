import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

export type HoursFieldProps = Omit<NumberFieldProps, 'digits'>;

/** Tenths of an hour in and out, one decimal shown; an arrow key moves by a tenth. */
export function HoursField(props: HoursFieldProps) {
  return <NumberField suffix="h" step={1} minValue={0} {...props} digits={1} />;
}
