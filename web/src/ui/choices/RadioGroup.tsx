import { useId } from 'react';
import styles from './choice.module.css';
import fieldStyles from '../fields/field.module.css';
import { type FieldText, LabelText } from '../fields/FieldText.tsx';
import { InlineError } from '../fields/InlineError.tsx';
import type { Option } from './option.ts';

export interface RadioGroupProps extends FieldText {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
}

export function RadioGroup({ label, help, error, options, value, onChange, ...props }: RadioGroupProps) {
  const { isDisabled, isRequired } = props;
  const name = useId();
  const wordsId = useId();
  return (
    <fieldset
      className={fieldStyles['field']}
      disabled={isDisabled}
      aria-describedby={error || help !== undefined ? wordsId : undefined}
    >
      <legend className={`${fieldStyles['label']} ${styles['legend']}`}>
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      {options.map((option) => (
        <label key={option.id} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={option.id}
            className={styles['native']}
            checked={option.id === value}
            disabled={option.isDisabled}
            required={isRequired}
            onChange={() => onChange(option.id)}
          />
          <span className={`${styles['mark']} ${styles['round']}`} aria-hidden="true" />
          <span>
            {option.label}
            {option.note !== undefined && <span className={fieldStyles['help']}> {option.note}</span>}
          </span>
        </label>
      ))}
      {error ? (
        <InlineError id={wordsId}>{error}</InlineError>
      ) : (
        help !== undefined && (
          <span id={wordsId} className={fieldStyles['help']}>
            {help}
          </span>
        )
      )}
    </fieldset>
  );
}
