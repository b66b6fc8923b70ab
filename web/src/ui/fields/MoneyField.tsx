import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

export type MoneyFieldProps = Omit<NumberFieldProps, 'digits'>;

/** Whole cents in and out, two decimals shown. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField prefix="$" {...props} digits={2} />;
}
