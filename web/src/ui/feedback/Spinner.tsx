import LoaderCircle from 'lucide-react/icons/loader-circle';
import styles from './Spinner.module.css';

/** A small turning mark inside a control; the label beside it names the awaited work. */
export function Spinner() {
  return (
    <span className={styles['spinner']} aria-hidden="true">
      <LoaderCircle />
    </span>
  );
}
