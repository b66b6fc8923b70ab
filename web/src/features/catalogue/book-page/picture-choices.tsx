import { feetText } from '@dre/core/domain/feet-text';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import styles from './book-page.module.css';
import { shownLength, plateName } from './book-plates.ts';

interface PictureChoicesProps {
  /** The pictures of the side. */
  readonly pictures: readonly PlateId[];
  readonly plate: PlateId;
  /** In inches. */
  readonly length: number | undefined;
  readonly onPlate: (id: PlateId) => void;
  readonly onLength: (inches: number | undefined) => void;
}

/** Selects one of several pictures of a side, and the vehicle's length. */
export function PictureChoices({ pictures, plate, length, onPlate, onLength }: PictureChoicesProps) {
  const { lengths, vehicleType } = plates[plate];
  if (pictures.length < 2 && lengths === undefined) return null;
  return (
    <div className={styles['pictures']}>
      {pictures.length > 1 && (
        <SegmentedControl
          label={vehicleType === null ? 'Assembly' : 'How it stands'}
          segments={pictures.map((id) => ({ id, label: plateName(id) }))}
          value={plate}
          onChange={onPlate}
        />
      )}
      {lengths && (
        <SegmentedControl
          label="Length"
          segments={offered(lengths, shownLength(plate, length)).map((inches) => ({
            id: String(inches),
            label: feetText(inches),
          }))}
          value={String(shownLength(plate, length) ?? lengths.standard)}
          onChange={(id) => onLength(shownLength(plate, Number(id)))}
        />
      )}
    </div>
  );
}

function offered(
  { min, standard, max }: NonNullable<(typeof plates)[PlateId]['lengths']>,
  current: number | undefined,
): readonly number[] {
  return [...new Set([min, standard, max, current ?? standard])].toSorted((one, other) => one - other);
}
