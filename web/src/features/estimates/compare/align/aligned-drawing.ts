import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Photo, RvUnit } from '@dre/core/domain/estimates/model/estimate';
import { lengthText } from '@dre/core/domain/estimates/photos/photo-measure';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { platesOf, shownLength } from '../../../catalogue/book-page/book-plates.ts';
import { type DamageView, damageView, damageViewName } from '../../damage/damage-views.ts';
import { inchesOf } from '../../damage/use-damage-side.ts';

/** The id alignments store: the plate, with the length it is shown in unless that is its own. */
export function drawingId(plate: PlateId | undefined, unitInches: number | undefined): string {
  if (plate === undefined) return '';
  const length = shownLength(plate, unitInches);
  return length === undefined ? plate : `${plate} ${length}`;
}

/** The side of the drawing a photo is aligned with. */
export function alignedView(alignment: Photo['alignment']): DamageView | undefined {
  return damageView(plateIn(alignment?.drawing ?? '')?.view);
}

/** The sentence about an alignment with another drawing, and its side if it can be opened. */
interface OtherDrawing {
  readonly text: string;
  readonly view: DamageView | null;
}

export function otherDrawing(
  drawing: string,
  { vehicleType, length }: Pick<RvUnit, 'vehicleType' | 'length'>,
  { sides, vehicleTypes }: Pick<BookContents, 'sides' | 'vehicleTypes'>,
): OtherDrawing {
  const plate = plateIn(drawing);
  const view = damageView(plate?.view);
  if (plate === undefined || plate.vehicleType === null || view === undefined) {
    return { text: 'It lies on a drawing that is no longer in the book.', view: null };
  }
  const name = `It lies on the ${damageViewName(view, sides)} drawing`;
  if (plate.vehicleType !== vehicleType) {
    const type = vehicleTypes.find(({ code }) => code === plate.vehicleType)?.name ?? plate.vehicleType;
    return { text: `${name} of another vehicle type, ${type}.`, view: null };
  }
  const [shown] = platesOf(plate.vehicleType, view);
  if (drawingId(shown, inchesOf(length)) === drawing) return { text: `${name}.`, view };
  // Only lengths make two drawings of one side.
  const inches = Number(drawing.split(' ')[1] ?? plate.lengths?.standard ?? 0);
  return { text: `${name} of a unit ${lengthText(inches)} long. The length has changed since.`, view: null };
}

function plateIn(drawing: string): (typeof plates)[PlateId] | undefined {
  const id = drawing.split(' ')[0];
  return Object.entries(plates).find(([plate]) => plate === id)?.[1];
}
