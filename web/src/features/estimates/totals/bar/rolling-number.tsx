import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import styles from './rolling-number.module.css';

/** Digits that roll to the new number. Screen readers get the whole number; changes are not announced here. */
export function RollingNumber({ text }: { readonly text: string }) {
  return (
    <span className={styles['number']}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true" className={styles['reels']}>
        {signsOf(text).map(({ sign, position }) => (
          <Sign key={position} sign={sign} />
        ))}
      </span>
    </span>
  );
}

function Sign({ sign }: { readonly sign: string }) {
  const digit = Number(sign);
  if (!Number.isInteger(digit) || sign.trim() === '') return <span>{sign}</span>;
  return (
    <span className={styles['window']}>
      <span className={styles['reel']} style={{ transform: `translateY(${-10 * digit}%)` }} />
    </span>
  );
}

/** Positions count from the right, so that cents stay cents when a digit is added in front. */
function signsOf(text: string): { readonly sign: string; readonly position: number }[] {
  return [...text].map((sign, index) => ({ sign, position: text.length - index }));
}
