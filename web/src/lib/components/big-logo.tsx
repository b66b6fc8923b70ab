import styles from './big-logo.module.css';

/** 200 × 84 (spec §2), with its own file for dark pages; the hidden one is not fetched. */
export function BigLogo() {
  return (
    <>
      <img
        className={styles['onLight']}
        src="/logo/dre-200x84.svg"
        width={200}
        height={84}
        alt="RV Damage Repair Estimator"
        loading="lazy"
        fetchPriority="high"
      />
      <img
        className={styles['onDark']}
        src="/logo/dre-200x84-on-dark.svg"
        width={200}
        height={84}
        alt="RV Damage Repair Estimator"
        loading="lazy"
        fetchPriority="high"
      />
    </>
  );
}
