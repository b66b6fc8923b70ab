import styles from './skip-link.module.css';

/** First in every shell: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  );
}
