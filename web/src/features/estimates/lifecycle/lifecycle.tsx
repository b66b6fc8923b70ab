import { createElement, useEffect } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { lifeRequest } from './life-requests.ts';
import styles from './lifecycle.module.css';

const bar = onDemand(async () => (await import('./life-bar.tsx')).LifeBar);
const dialogs = onDemand(async () => (await import('./life-dialogs.tsx')).LifeDialogs);

/** The bar with a locked estimate's state and next actions, and the lifecycle dialogs. */
export function Lifecycle() {
  const { versions, stage } = useBuilder().now.estimate;
  const hasLife = versions.length > 0 || stage === 'void';
  const request = useStore(lifeRequest, (value) => value);
  const Bar = useOnDemand(bar, hasLife);
  const Dialogs = useOnDemand(dialogs, request !== null);
  useEffect(() => () => lifeRequest.set(null), []);
  return (
    <>
      {hasLife && <div className={styles['place']}>{Bar && createElement(Bar)}</div>}
      {request !== null && Dialogs && createElement(Dialogs, { request })}
    </>
  );
}
