import LoaderCircle from 'lucide-react/icons/loader-circle';
import styles from './Spinner.module.css';

/** A small turning mark inside a control; the words beside it say what is awaited. */
export function Spinner() {
  return (
    <span className={styles['spinner']} aria-hidden="true">
      <LoaderCircle />
    </span>
  );
}
