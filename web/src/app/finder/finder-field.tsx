import Search from 'lucide-react/icons/search';
import { useMay } from '../../features/session/use-may.ts';
import { Kbd } from '../../ui/actions/Kbd.tsx';
import { showLayer } from '../../lib/page/layers.ts';
import styles from './finder.module.css';

/** Looks like a field and opens the finder; in a narrow bar only the magnifier is left. */
export function FinderField() {
  const words = useMay()('read-estimates') ? 'Find a VIN, claim or customer' : 'Find a screen or an action';
  return (
    <button
      type="button"
      className={styles['field']}
      aria-label={words}
      aria-keyshortcuts="Control+K"
      onClick={() => showLayer('finder')}
    >
      <Search aria-hidden="true" />
      <span className={styles['words']} aria-hidden="true">
        {words}
      </span>
      <span className={styles['keys']} aria-hidden="true">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
