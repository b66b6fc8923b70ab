import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { useInSight } from '../builder/in-sight.ts';
import styles from './lock-panel.module.css';

const version = onDemand(async () => (await import('../lifecycle/version-panel.tsx')).versionPieces);

/** Where a version is finished. The tools beside it are there at once, and stay what they are when the rest comes: a menu
 *  that was opened meanwhile is still open. */
export function LockPanel({ children }: { readonly children: ReactNode }) {
  const pieces = useOnDemand(version, useInSight());
  return (
    <section className={styles['panel']} aria-label="Version">
      {pieces && createElement(pieces.VersionNow)}
      <div className={styles['tools']}>
        {children}
        {pieces && createElement(pieces.VersionStep)}
      </div>
      {pieces && createElement(pieces.VersionDiscard)}
    </section>
  );
}
