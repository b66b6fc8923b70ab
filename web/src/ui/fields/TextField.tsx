import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldState } from './FieldFrame.tsx';
import type { FieldText } from './FieldText.tsx';

type InputProps = ComponentProps<'input'>;

export interface TextFieldProps
  extends
    Omit<
      InputProps,
      | keyof FieldState
      | 'className'
      | 'defaultValue'
      | 'disabled'
      | 'onChange'
      | 'prefix'
      | 'readOnly'
      | 'ref'
      | 'required'
      | 'size'
      | 'style'
      | 'value'
    >,
    FieldState,
    FieldText {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly size?: 'md' | 'lg' | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** A control at the end of the box. */
  readonly after?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Digits are tabular, so that they align in a column. */
  readonly isNumber?: boolean;
}

/** One line of text: the browser's own input. `onChange` gives the string. */
export function TextField({ label, help, error, size = 'md', onChange, ...props }: TextFieldProps) {
  const {
    prefix,
    suffix,
    after,
    inputRef,
    isNumber,
    isRequired,
    isDisabled,
    isReadOnly,
    onFocusChange,
    ...input
  } = props;
  const state = {
    id: input.id,
    'aria-describedby': input['aria-describedby'],
    isRequired,
    isDisabled,
    isReadOnly,
    onFocusChange,
  };
  return (
    <FieldFrame words={{ label, help, error }} state={state}>
      {(control) => (
        <div className={size === 'lg' ? `${styles['box']} ${styles['lg']}` : styles['box']}>
          {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...control}
            ref={inputRef}
            className={isNumber ? `${styles['input']} ${styles['number']}` : styles['input']}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
          {after}
        </div>
      )}
    </FieldFrame>
  );
}
