import Search from 'lucide-react/icons/search';
import { Kbd } from '../../ui/Kbd.tsx';
import { showLayer } from '../../lib/layers.ts';
import styles from './finder.module.css';

/** Looks like a field and opens the finder; where the bar is narrow, only the glass is left. */
export function FinderField() {
  return (
    <button
      type="button"
      className={styles['field']}
      aria-label="Find a VIN, claim or customer"
      aria-keyshortcuts="Control+K"
      onClick={() => showLayer('finder')}
    >
      <Search aria-hidden="true" />
      <span className={styles['words']} aria-hidden="true">
        Find a VIN, claim or customer
      </span>
      <span className={styles['keys']} aria-hidden="true">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
