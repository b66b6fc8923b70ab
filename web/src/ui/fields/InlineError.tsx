import styles from './field.module.css';
import { ErrorText } from './FieldText.tsx';

/** The sentence under a native control; tie it to the control by `aria-describedby`. */
export function InlineError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <span id={id} className={styles['error']}>
      <ErrorText>{children}</ErrorText>
    </span>
  );
}
