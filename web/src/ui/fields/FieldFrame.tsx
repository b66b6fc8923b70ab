import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { type FieldText, LabelText } from './FieldText.tsx';
import { InlineError } from './InlineError.tsx';

/** Attributes that tie a native control inside a `FieldFrame` to its label and texts. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
}

export interface FieldState {
  readonly id?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly onFocusChange?: ((isFocused: boolean) => void) | undefined;
}

/** Label, control and the sentence below it. An asterisk and `aria-required` follow `isRequired`. */
export function FieldFrame({
  words: { label, help, error },
  state,
  children,
}: {
  readonly words: FieldText;
  readonly state: FieldState;
  readonly children: (control: ControlAttributes) => ReactNode;
}) {
  const ownId = useId();
  const messageId = useId();
  const id = state.id ?? ownId;
  const hasMessage = Boolean(error) || help !== undefined;
  const describedBy = [state['aria-describedby'], hasMessage && messageId].filter(Boolean).join(' ');
  return (
    <div
      className={styles['field']}
      data-invalid={error ? '' : undefined}
      onFocus={() => state.onFocusChange?.(true)}
      onBlur={() => state.onFocusChange?.(false)}
    >
      <label htmlFor={id} className={styles['label']}>
        <LabelText label={label} isRequired={state.isRequired} />
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': state.isRequired || undefined,
        disabled: state.isDisabled,
        readOnly: state.isReadOnly,
      })}
      {help !== undefined && !error && (
        <span id={messageId} className={styles['help']}>
          {help}
        </span>
      )}
      {error && <InlineError id={messageId}>{error}</InlineError>}
    </div>
  );
}
