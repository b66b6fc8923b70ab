import { type Static, Type } from 'typebox';
import { markKinds, walkAroundViews } from '../../../domain/estimates/model/estimate.ts';
import type { Thousandths } from '../../../domain/units.ts';
import { orNull } from '../../paging.ts';
import { Code, exact, list, measure, NewId, Order, Text, ZoneSchema } from './values.ts';

/** Millionths of the picture; drawings may extend slightly beyond it. */
const Position = Type.Integer({ minimum: -1_000_000, maximum: 2_000_000 });
const Pair = Type.Tuple([Position, Position]);
const Point = Type.Unsafe<Readonly<Static<typeof Pair>>>(Pair);
/** SHA-256 of the uploaded bytes. */
export const FileName = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Moment = Type.String({ maxLength: 40, pattern: '^[0-9TZ:.+-]*$' });

export const Pixels = Type.Integer({ minimum: 1, maximum: 50_000 });
const Coordinate = Type.Integer({ minimum: -10_000_000, maximum: 10_000_000 });
const PointOnDrawing = Type.Tuple([Coordinate, Coordinate]);
const PointPair = Type.Object(
  { onPhoto: Point, onDrawing: Type.Unsafe<Readonly<Static<typeof PointOnDrawing>>>(PointOnDrawing) },
  exact,
);
const Alignment = Type.Object({ drawing: Code, pairs: list(PointPair, 4) }, exact);
const KnownLength = Type.Object({ from: Point, to: Point, length: measure<Thousandths>() }, exact);

const fields = {
  caption: Text,
  place: orNull(ZoneSchema),
  view: orNull(Type.Enum(walkAroundViews)),
  order: Order,
};
const Photo = Type.Object(
  {
    id: NewId,
    file: FileName,
    width: Pixels,
    height: Pixels,
    lines: list(NewId, 500),
    takenAt: orNull(Moment),
    ...fields,
  },
  exact,
);
const PhotoFields = Type.Object(
  { ...fields, isPrinted: Type.Boolean(), alignment: orNull(Alignment), knownLength: orNull(KnownLength) },
  exact,
);
const Pin = Type.Object({ id: NewId, lineId: NewId, x: Position, y: Position }, exact);
const Mark = Type.Object(
  { id: NewId, kind: Type.Enum(markKinds), points: list(Point, 5_000), text: Text },
  exact,
);

export const photoChanges = [
  { kind: Type.Literal('add-photo'), photo: Photo },
  { kind: Type.Literal('change-photo'), photoId: NewId, changes: Type.Partial(PhotoFields, exact) },
  { kind: Type.Literal('remove-photo'), photoId: NewId },
  { kind: Type.Literal('restore-photo'), photoId: NewId },
  { kind: Type.Enum(['tag-photo', 'untag-photo']), photoId: NewId, lineId: NewId },
  { kind: Type.Literal('pin-photo'), photoId: NewId, pin: Pin },
  { kind: Type.Literal('unpin-photo'), photoId: NewId, pinId: NewId },
  { kind: Type.Literal('mark-photo'), photoId: NewId, mark: Mark },
  { kind: Type.Literal('unmark-photo'), photoId: NewId, markId: NewId },
] as const;
