import { createElement, memo } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useInSight } from '../../builder/in-sight.ts';
import styles from './lock-panel.module.css';

const version = onDemand(async () => (await import('../../lifecycle/version-panel.tsx')).VersionPanel);

/** Where a version is finished. Its room is kept: what stands above it stays where it is when it comes. */
export const LockPanel = memo(function LockPanel() {
  const Version = useOnDemand(version, useInSight());
  return (
    <section className={styles['panel']} aria-label="Version">
      {Version && createElement(Version)}
    </section>
  );
});
