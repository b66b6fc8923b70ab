import styles from './silhouettes.module.css';

interface WheelProps {
  readonly x: number;
  readonly y: number;
}

export function Wheel({ x, y }: WheelProps) {
  return (
    <>
      <circle cx={x} cy={y} r="9" className={styles['cut']} />
      <circle cx={x} cy={y} r="7" fill="currentColor" />
      <circle cx={x} cy={y} r="2.5" className={styles['cut']} />
    </>
  );
}
