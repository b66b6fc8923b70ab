import styles from './CountBadge.module.css';

/** The number of lines: angular, with a sign of its own, so that it is never read as the number of a line. */
export function CountBadge({
  count,
  isSelected = false,
}: {
  readonly count: number;
  readonly isSelected?: boolean;
}) {
  return <span className={styles['count']} data-selected={isSelected || undefined}>{`×${count}`}</span>;
}
