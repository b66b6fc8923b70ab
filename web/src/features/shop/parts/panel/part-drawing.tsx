import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { damageViewName, viewOfLine } from '../../../estimates/damage/damage-views.ts';
import { SideDrawing } from '../../order/drawing/side-drawing.tsx';
import styles from './panel.module.css';

interface PartDrawingProps {
  readonly part: RepairPart;
  readonly vehicleType: VehicleType;
}

/** The place of a part on the unit, close up, with the number of its line. */
export function PartDrawing({ part: { work }, vehicleType }: PartDrawingProps) {
  const { location, lineNumber, description, key } = work;
  const view = location && viewOfLine({ place: location });
  if (location === undefined || view === undefined) return null;
  const look = 'open' as const;
  const line = { number: lineNumber, description, location, isReplaced: true, look, task: key };
  return (
    <figure className={styles['photo']}>
      <div>
        <SideDrawing
          view={view}
          vehicleType={vehicleType}
          length={undefined}
          lines={[line]}
          selected={null}
          isClose
        />
      </div>
      <figcaption>{`${damageViewName(view)}, line ${String(lineNumber)}`}</figcaption>
    </figure>
  );
}
