import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { useInSight } from '../builder/in-sight.ts';
import styles from './lock-panel.module.css';

const panel = onDemand(async () => (await import('../lifecycle/version-panel.tsx')).VersionPanel);

/** Where a version is finished; the tools beside it are there at once. */
export function LockPanel({ children }: { readonly children: ReactNode }) {
  const Panel = useOnDemand(panel, useInSight());
  return (
    <section className={styles['panel']} aria-label="Version">
      {Panel ? createElement(Panel, { tools: children }) : <div className={styles['tools']}>{children}</div>}
    </section>
  );
}
