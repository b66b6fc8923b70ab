import styles from './skip-link.module.css';

/** First in every shell: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  );
}
