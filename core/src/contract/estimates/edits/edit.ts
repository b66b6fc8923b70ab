import { type Static, Type } from 'typebox';
import type { Change, Edit } from '../../../domain/estimates/model/edit.ts';
import { automaticChanges } from './automatic.ts';
import { calculationChanges } from './calculations.ts';
import { editionChanges } from './edition.ts';
import { lifecycleChanges } from './lifecycle.ts';
import { lineChanges } from './lines.ts';
import { noteChanges } from './notes.ts';
import { particularsChanges } from './particulars.ts';
import { photoChanges } from './photos.ts';
import { exact, NewId, oneOf, type OneOf } from './values.ts';

const changes = [
  ...particularsChanges,
  ...lineChanges,
  ...calculationChanges,
  ...automaticChanges,
  ...photoChanges,
  ...noteChanges,
  ...editionChanges,
  ...lifecycleChanges,
] as const;

/** With every field there, so that one the list above forgot is missed also where it may be left out. */
type Whole<T> = T extends string | number | boolean | null
  ? T
  : { readonly [Field in keyof T]-?: Whole<T[Field]> };
type Checked = Static<OneOf<typeof changes>>;
type Fits<Left extends Right, Right> = Left;
/** Does not compile unless what the list lets through is exactly what an estimate takes. */
type Proven = [
  Fits<Checked, Change>,
  Fits<Change, Checked>,
  Fits<Whole<Checked>, Whole<Change>>,
  Fits<Whole<Change>, Whole<Checked>>,
] extends unknown
  ? Edit
  : never;

/** Fingerprints by field: they are compared with what the estimate says and written nowhere. */
const wrote = Type.Record(
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9.-]{0,99}$' }),
  Type.String({ pattern: '^[0-9a-f]{16}$' }),
  { maxProperties: 100, additionalProperties: false },
);
const takesBack = Type.Optional(Type.Object({ edit: NewId, wrote }, exact));

export const editSchema = Type.Unsafe<Proven>(
  oneOf(changes.map((change) => ({ id: NewId, takesBack, ...change }))),
);
