import styles from './Pin.module.css';

export interface PinProps {
  /** The number of the estimate line: the same on the drawing, in the grid, on the photo and on paper. */
  readonly number: number;
  readonly look?: 'solid' | 'soft' | 'selected';
}

/** Nothing else in the product is a filled circle with a number. */
export function Pin({ number, look = 'solid' }: PinProps) {
  return (
    <span className={look === 'solid' ? styles['pin'] : `${styles['pin']} ${styles[look]}`}>{number}</span>
  );
}
