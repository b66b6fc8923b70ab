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

/** All fields required, so a field missing in the list above is noticed even if it is optional. */
type Whole<T> = T extends string | number | boolean | null
  ? T
  : { readonly [Field in keyof T]-?: Whole<T[Field]> };
type Checked = Static<OneOf<typeof changes>>;
type Fits<Left extends Right, Right> = Left;
/** Fails to compile unless the list accepts exactly the changes an estimate takes. */
type Proven = [
  Fits<Checked, Change>,
  Fits<Change, Checked>,
  Fits<Whole<Checked>, Whole<Change>>,
  Fits<Whole<Change>, Whole<Checked>>,
] extends unknown
  ? Edit
  : never;

/** Fingerprints by field; only compared with the estimate's values, never stored in it. */
const wrote = Type.Record(
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9.-]{0,99}$' }),
  Type.String({ pattern: '^[0-9a-f]{16}$' }),
  { maxProperties: 100, additionalProperties: false },
);
const takesBack = Type.Optional(Type.Object({ edit: NewId, wrote }, exact));

export const editSchema = Type.Unsafe<Proven>(
  oneOf(changes.map((change) => ({ id: NewId, takesBack, ...change }))),
);
