import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { PlainValue } from '../fields/entry-fields.tsx';
import { impactZones, planZones, toggled, zoneKey, zoneName } from './impacts.ts';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';

/** Points of impact: on the plan of the vehicle, or from the list of all zones. */
export function ImpactMap() {
  const { now, write } = useIntake();
  const { contents, estimate } = now;
  const { vehicleType } = estimate.unit;
  const points = estimate.loss.pointsOfImpact;
  const set = (pointsOfImpact: readonly Zone[]) =>
    write('Points of impact', [{ kind: 'set-loss', changes: { pointsOfImpact } }]);
  const names = points.map((point) => zoneName(contents, point));
  if (!now.mayEdit) return <PlainValue label="Points of impact" width={12} value={names.join('; ')} />;
  const selected = new Set(points.map(zoneKey));
  const zones = impactZones(contents, vehicleType);
  const options = zones.map((zone) => ({ id: zoneKey(zone), label: zoneName(contents, zone) }));
  return (
    <fieldset className={styles['impact']}>
      <legend>Points of impact</legend>
      <div className={styles['plan']}>
        {planZones(contents, vehicleType).map(({ zone, name, column, row }) => (
          <button
            key={zoneKey(zone)}
            type="button"
            aria-label={name}
            aria-pressed={selected.has(zoneKey(zone))}
            data-corner={corner(zone)}
            style={{ gridColumn: column, gridRow: row }}
            onClick={() => set(toggled(points, zone))}
          >
            <span aria-hidden="true">{planLabel(contents, zone)}</span>
          </button>
        ))}
      </div>
      <div className={styles['impactList']}>
        <MultiSelect
          label="All zones"
          options={options}
          value={selected}
          placeholder="None"
          onChange={(keys) => {
            const remaining = points.filter((point) => keys.has(zoneKey(point)));
            const added = zones.filter((zone) => keys.has(zoneKey(zone)) && !selected.has(zoneKey(zone)));
            set([...remaining, ...added.map(({ side, subSide }) => ({ side, subSide }))]);
          }}
        />
        <output>{names.length === 0 ? 'None marked yet.' : `${names.join('; ')}.`}</output>
      </div>
    </fieldset>
  );
}

const zoneLabels: Record<string, string> = {
  'front center': 'Front',
  'rear center': 'Rear',
  'roof front': 'Roof, front',
  'roof mid': 'Roof',
  'roof rear': 'Roof, rear',
};

function corner({ side, subSide }: Zone): string | undefined {
  return subSide.endsWith('-corner') ? `${side} ${subSide.replace('-corner', '')}` : undefined;
}

/** A short word for orientation on the plan; screen readers get each zone's full name. */
function planLabel({ sides }: Pick<BookContents, 'sides'>, zone: Zone): string {
  if (zone.subSide === 'mid-lower') return sides.find(({ code }) => code === zone.side)?.name ?? '';
  return zoneLabels[zoneKey(zone)] ?? '';
}
