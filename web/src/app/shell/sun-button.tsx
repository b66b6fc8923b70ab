import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { chooseDisplay, isSunlit } from '../../ui/theme/theme.ts';
import styles from './navigation.module.css';

function subscribe(onChange: () => void): () => void {
  // `/theme.js` sets the attribute on the same event, so it is read one microtask later.
  const later = () => queueMicrotask(onChange);
  addEventListener('dre:display', later);
  return () => removeEventListener('dre:display', later);
}

/** The outdoor mode: white, black, thick lines. Stored on this device. */
export function SunButton() {
  const sunlit = useSyncExternalStore(subscribe, isSunlit, () => false);
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label="Sunlight contrast"
      aria-pressed={sunlit}
      title="Sunlight contrast"
      onClick={() => chooseDisplay({ contrast: sunlit ? 'normal' : 'sun' })}
    >
      <Sun aria-hidden="true" />
    </button>
  );
}
