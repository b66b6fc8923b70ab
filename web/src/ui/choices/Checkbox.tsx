import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import fieldStyles from '../fields/field.module.css';
import { InlineError } from '../fields/InlineError.tsx';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'style' | 'onChange' | 'checked' | 'defaultChecked' | 'disabled' | 'ref'
> {
  readonly children: ReactNode;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onChange?: (isSelected: boolean) => void;
}

/** A native checkbox: it works before any script does and needs no inline style when prerendered. */
export function Checkbox({ children, isIndeterminate = false, error, onChange, ...props }: CheckboxProps) {
  const { isSelected, defaultSelected, isDisabled, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <span className={fieldStyles['field']}>
      <label className={styles['choice']}>
        <input
          {...rest}
          ref={input}
          type="checkbox"
          className={styles['native']}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={styles['mark']} aria-hidden="true">
          {isIndeterminate ? <Minus /> : <Check />}
        </span>
        <span>{children}</span>
      </label>
      {error && <InlineError id={errorId}>{error}</InlineError>}
    </span>
  );
}
