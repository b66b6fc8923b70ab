import { type Static, Type } from 'typebox';
import { markKinds } from '../../domain/estimates/estimate.ts';
import { orNull } from '../lists.ts';
import { exact, list, NewId, Order, Text, ZoneSchema } from './values.ts';

/** Millionths of the picture; what is drawn may leave it a little. */
const Position = Type.Integer({ minimum: -1_000_000, maximum: 2_000_000 });
const Pair = Type.Tuple([Position, Position]);
const Point = Type.Unsafe<Readonly<Static<typeof Pair>>>(Pair);
const File = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9-]+$' });
const Moment = Type.String({ maxLength: 40, pattern: '^[0-9TZ:.+-]*$' });

const fields = { caption: Text, place: orNull(ZoneSchema), order: Order };
const Photo = Type.Object({ id: NewId, file: File, takenAt: orNull(Moment), ...fields }, exact);
const PhotoFields = Type.Object({ ...fields, isPrinted: Type.Boolean() }, exact);
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
  { kind: Type.Literal('pin-photo'), photoId: NewId, pin: Pin },
  { kind: Type.Literal('unpin-photo'), photoId: NewId, pinId: NewId },
  { kind: Type.Literal('mark-photo'), photoId: NewId, mark: Mark },
  { kind: Type.Literal('unmark-photo'), photoId: NewId, markId: NewId },
] as const;
