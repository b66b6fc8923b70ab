import { spreadPins } from '../../../catalogue/illustration/pins/spread-pins.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { useCompareState } from '../compare-context.ts';
import { useOnGround } from '../viewport/use-on-ground.ts';

/** The distance between the middles of neighboring pins, in pixels. */
export const pinDistance = 24;

/** The pins of the photo on the ground, none covering another. */
export function usePhotoPins() {
  const { photo } = useCompareState();
  const { now } = useBuilder();
  const onGround = useOnGround();
  const numbers = new Map(now.estimate.lines.map(({ id, number }) => [id, number]));
  const pins = (photo?.pins ?? []).flatMap(({ id, lineId, x, y }) => {
    const [at, number] = [onGround([x, y]), numbers.get(lineId)];
    return at === null || number === undefined ? [] : [{ id, lineId, number, ...at }];
  });
  return spreadPins(pins, pinDistance, Infinity);
}
