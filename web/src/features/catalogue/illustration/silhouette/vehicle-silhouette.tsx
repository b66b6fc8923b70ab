import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import styles from './vehicle-silhouette.module.css';
import { silhouettes } from './vehicle-silhouettes.ts';

/** The outline of a vehicle type in the text color; its openings show the background. */
export function VehicleSilhouette({ type }: { readonly type: VehicleType }) {
  return (
    <svg className={styles['silhouette']} viewBox="0 0 120 56" width="84" height="39" aria-hidden="true">
      <Shapes type={type} />
    </svg>
  );
}

function Shapes({ type }: { readonly type: VehicleType }) {
  const { body, soft, line, openings, glass, wheels } = silhouettes[type];
  return (
    <>
      {soft !== undefined && <path className={styles['soft']} d={soft} />}
      <path className={styles['body']} d={body} />
      {line !== undefined && <path className={styles['line']} d={line} />}
      {openings.map(([x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          className={styles['cut']}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={Math.min(2, height / 2)}
        />
      ))}
      {glass !== undefined && <path className={styles['cut']} d={glass} />}
      {wheels.map(([x, y]) => (
        <g key={x}>
          <circle className={styles['cut']} cx={x} cy={y} r="9" />
          <circle className={styles['body']} cx={x} cy={y} r="7" />
          <circle className={styles['cut']} cx={x} cy={y} r="2.5" />
        </g>
      ))}
    </>
  );
}
