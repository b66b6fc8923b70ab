import styles from './list-page.module.css';

interface RowButtonProps {
  readonly children: string;
  readonly onPress: () => void;
}

/** The name of a row as the button that opens it. */
export function RowButton({ children, onPress }: RowButtonProps) {
  return (
    <button type="button" className={styles['rowButton']} onClick={onPress}>
      {children}
    </button>
  );
}
