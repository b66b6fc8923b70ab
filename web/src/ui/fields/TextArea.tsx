import type { ComponentProps, Ref } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface TextAreaProps extends Pick<
  TextFieldProps,
  | 'label'
  | 'help'
  | 'error'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'id'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'placeholder'
  | 'maxLength'
  | 'name'
  | 'autoFocus'
  | 'autoComplete'
  | 'aria-describedby'
  | 'onFocusChange'
> {
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly onBlur?: ComponentProps<'textarea'>['onBlur'];
  readonly onKeyDown?: ComponentProps<'textarea'>['onKeyDown'];
}

export function TextArea({ label, help, error, rows = 5, inputRef, onChange, ...props }: TextAreaProps) {
  const { isRequired, isDisabled, isReadOnly, onFocusChange, ...area } = props;
  const state = {
    id: area.id,
    'aria-describedby': area['aria-describedby'],
    isRequired,
    isDisabled,
    isReadOnly,
    onFocusChange,
  };
  return (
    <FieldFrame words={{ label, help, error }} state={state}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={inputRef}
          rows={rows}
          className={styles['area']}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
