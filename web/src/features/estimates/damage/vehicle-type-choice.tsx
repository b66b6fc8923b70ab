import { VehicleSilhouette } from '../../catalogue/illustration/silhouette/vehicle-silhouette.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './damage-pane.module.css';

/** Requests the vehicle type in place of the picture, which depends on it. */
export function VehicleTypeChoice() {
  const { now, applyChanges } = useBuilder();
  if (!now.mayWrite) {
    return (
      <div className={styles['choice']}>
        <h2>No picture yet</h2>
        <p>Nobody has chosen the type of vehicle so far.</p>
      </div>
    );
  }
  return (
    <div className={styles['choice']}>
      <h2>What is damaged?</h2>
      <p>Choose the type of vehicle to see its picture.</p>
      <ul>
        {now.contents.vehicleTypes.map(({ code, name, wall, roof }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() =>
                applyChanges(`Choose ${name}`, [
                  { kind: 'set-unit', changes: { vehicleType: code, wall, roof } },
                ])
              }
            >
              <VehicleSilhouette type={code} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
