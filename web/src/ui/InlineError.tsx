import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './field.module.css';

/** The sentence under a control that is no text field; tie it to the control by `aria-describedby`. */
export function InlineError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <span id={id} className={styles['error']}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
