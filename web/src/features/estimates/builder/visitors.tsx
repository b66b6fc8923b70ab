import type { Visitor } from '../../../offline/wire.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import styles from './estimate-bar.module.css';

/** Who else has this estimate open. */
export function Visitors({ visitors }: { readonly visitors: readonly Visitor[] }) {
  if (visitors.length === 0) return null;
  return (
    <ul className={styles['visitors']} aria-label="Also here">
      {visitors.map(({ id, name, initials, where }) => (
        <li key={id}>
          <Tooltip text={where === '' ? name : `${name}, ${where}`}>
            <button type="button" className={styles['visitor']} aria-label={name}>
              {initials}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
