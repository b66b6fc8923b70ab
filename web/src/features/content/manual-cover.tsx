import styles from './manual-cover.module.css';

/** The printed book, upright. Its lettering is part of the picture. */
export function ManualCover() {
  return (
    <div className={styles['stand']} aria-hidden="true">
      <div className={styles['pages']} />
      <div className={styles['book']}>
        <span>DRE</span>
        <b>RV Damage Repair Estimator</b>
        <span>Labor times and material prices</span>
        <svg viewBox="0 0 120 56" width="124" height="56" aria-hidden="true">
          <path
            fill="#fff"
            d="M15 6h91a5 5 0 0 1 5 5v30a4 4 0 0 1-4 4H41a4 4 0 0 1-4-4v-7a4 4 0 0 0-4-4H13a7 7 0 0 1-6.9-8.3l2.3-10A7 7 0 0 1 15 6zM14 30h8v5a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z"
          />
          <path
            fill="#124fa5"
            d="M20 13h9a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM48 14h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H48a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM68 13h5a2 2 0 0 1 2 2v23a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2V15a2 2 0 0 1 2-2zM84 14h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H84a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z"
          />
          {[76, 93].map((x) => (
            <g key={x}>
              <circle cx={x} cy="45" r="9" fill="#124fa5" />
              <circle cx={x} cy="45" r="7" fill="#fff" />
              <circle cx={x} cy="45" r="2.5" fill="#124fa5" />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
