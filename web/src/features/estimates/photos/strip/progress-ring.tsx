import styles from './progress-ring.module.css';

const radius = 9;
const circumference = 2 * Math.PI * radius;

/** A progress ring; its label stands beside it. */
export function ProgressRing({ share }: { readonly share: number }) {
  return (
    <svg className={styles['ring']} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles['track']} cx="12" cy="12" r={radius} />
      <circle
        className={styles['done']}
        cx="12"
        cy="12"
        r={radius}
        strokeDasharray={`${circumference * Math.min(1, Math.max(0.04, share))} ${circumference}`}
      />
    </svg>
  );
}
