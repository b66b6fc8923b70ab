import type { LocationIcon } from '../view/board-text.ts';
import styles from './card-icon.module.css';

/** An icon of a card's line, in the text color. */
export function CardIcon({ name }: { readonly name: LocationIcon }) {
  return <i className={`${styles['icon']} ${styles[name]}`} />;
}
