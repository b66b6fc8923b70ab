import styles from './silhouettes.module.css';
import { Wheel } from './wheel.tsx';

/** A trailer at the roadside with a clock above it: the session has run out. */
export function WaitingTrailer() {
  return (
    <svg className={styles['scene']} width="220" height="118" viewBox="0 0 220 118" aria-hidden="true">
      <path d="M6 108H214" opacity=".5" />
      <g transform="translate(34 36) scale(1.26)" stroke="none" className={styles['vehicle']}>
        <path
          fill="currentColor"
          d="M24 8h80a5 5 0 0 1 5 5v28a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V17a9 9 0 0 1 6-9z"
        />
        <path d="M4 44h16" stroke="currentColor" strokeWidth="3" />
        <circle cx="4" cy="44" r="2.6" fill="currentColor" />
        <path
          className={styles['cut']}
          d="M29 16h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H29a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM52 15h5a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2V17a2 2 0 0 1 2-2zM70 16h11a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H70a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM92 16h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z"
        />
        <Wheel x={74} y={45} />
        <Wheel x={90} y={45} />
      </g>
      <circle cx="166" cy="38" r="28" className={styles['sign']} />
      <path d="M166 21v18l11 8" />
    </svg>
  );
}
