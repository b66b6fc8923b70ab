import { useEffect, useState } from 'react';
import type { EstimateStore } from '../../../../offline/sync/estimate-store.ts';
import type { Collaborator } from '../../../../offline/sync/estimate-transport.ts';
import { Tooltip } from '../../../../ui/overlays/Tooltip.tsx';
import { useEstimateSelector } from '../../open/use-estimate.ts';
import styles from '../bars/estimate-bar.module.css';

/** The other people who have this estimate open, and their positions in it. */
export function Collaborators({ store }: { readonly store: EstimateStore }) {
  const here = useStillHere(useEstimateSelector(store, (open) => open.collaborators));
  if (here.length === 0) return null;
  return (
    <ul className={styles['collaborators']} aria-label="Also here">
      {here.map(({ id, name, initials, where }) => (
        <li key={id}>
          <Tooltip text={`${name}, ${where}`}>
            <button type="button" className={styles['collaborator']} aria-label={`${name}, ${where}`}>
              {initials}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** Presence expires: a person who left without notice disappears after a minute. */
function useStillHere(collaborators: readonly Collaborator[]): readonly Collaborator[] {
  const [now, setNow] = useState(() => Date.now());
  const isAlone = collaborators.length === 0;
  useEffect(() => {
    if (isAlone) return;
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, [isAlone]);
  return collaborators.filter(({ until }) => until > now);
}
