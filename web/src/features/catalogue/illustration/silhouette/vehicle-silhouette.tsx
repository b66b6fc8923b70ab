import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
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

/** Draws every type once; `SheetSilhouette` refers to them. A page with dozens of vehicles has few elements so. */
export function SilhouetteSheet() {
  return (
    <svg width="0" height="0" className={styles['sheet']} aria-hidden="true">
      {vehicleTypes.map((type) => (
        <symbol key={type} id={symbolId(type)} viewBox="0 0 120 56">
          <Shapes type={type} />
        </symbol>
      ))}
    </svg>
  );
}

/** The same outline on a page with a `SilhouetteSheet`. */
export function SheetSilhouette({ type }: { readonly type: VehicleType }) {
  return (
    <svg className={styles['silhouette']} aria-hidden="true">
      <use href={`#${symbolId(type)}`} />
    </svg>
  );
}

function symbolId(type: VehicleType): string {
  return `silhouette-${type}`;
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
