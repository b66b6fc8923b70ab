import Unplug from 'lucide-react/icons/unplug';
import styles from './EmptyState.module.css';
import { EmptyState } from './EmptyState.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';

/** Stands in place of failed content. Its sentence states whether work is safe; its action is the next step. */
export function ErrorState({ icon, ...rest }: EmptyStateProps) {
  return (
    <div role="alert" className={styles['whole']}>
      <EmptyState icon={icon ?? <Unplug />} {...rest} />
    </div>
  );
}
