import styles from './Skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'chip' | 'block';
  /** Percent of the width of its container. */
  readonly width?: 20 | 40 | 60 | 80 | 100;
}

/** Stands in for content at its height. `Loading` decides when it is shown. */
export function Skeleton({ shape = 'line', width = 100 }: SkeletonProps) {
  const look = [styles['skeleton'], shape !== 'line' && styles[shape], width !== 100 && styles[`w${width}`]];
  return <span aria-hidden="true" className={look.filter(Boolean).join(' ')} />;
}
