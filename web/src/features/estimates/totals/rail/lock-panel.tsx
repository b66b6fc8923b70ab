import { createElement, memo } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useInSight } from '../../builder/in-sight.ts';
import styles from './lock-panel.module.css';

const version = onDemand(async () => (await import('../../lifecycle/version-panel.tsx')).VersionPanel);

/** Finishes a version. Its space is reserved, so that nothing above it moves when it loads. */
export const LockPanel = memo(function LockPanel() {
  const Version = useOnDemand(version, useInSight());
  return (
    <section className={styles['panel']} aria-label="Version">
      {Version && createElement(Version)}
    </section>
  );
});
