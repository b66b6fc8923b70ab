import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';
import { InOneStop, useOneStop } from '../primitives/use-one-stop.ts';

/** One stop for Tab; the arrow keys move inside. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { isInside, keys } = useOneStop();
  return (
    <div
      role={isInside ? 'group' : 'toolbar'}
      aria-label={label}
      aria-orientation={isInside ? undefined : 'horizontal'}
      className={styles['toolbar']}
      {...keys}
    >
      <InOneStop.Provider value>{children}</InOneStop.Provider>
    </div>
  );
}
