import { Type } from 'typebox';
import {
  decalAges,
  paintSurfaces,
  paintWork,
  sidingWorks,
} from '../../../domain/catalogue/book/coefficients.ts';
import type { Cents, Thousandths } from '../../../domain/units.ts';
import { orNull } from '../../paging.ts';
import { manualWork } from './lines.ts';
import { Code, exact, list, measure, NewId, Order, LocationSchema, Text } from './values.ts';

/** A number of things; the calculator decides which numbers are possible. */
const Count = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
const Size = measure<Thousandths>();
const place = LocationSchema;

export const Inputs = Type.Union([
  Type.Object(
    {
      calculator: Type.Literal('roofing'),
      place,
      surface: Code,
      repair: Type.Enum(['section', 'replace']),
      length: Size,
      width: Size,
      penetrations: Count,
      deckSheets: Count,
      extraLayers: Count,
    },
    exact,
  ),
  Type.Object(
    {
      calculator: Type.Literal('siding'),
      place,
      construction: Code,
      work: Type.Enum(sidingWorks),
      length: Size,
      height: Size,
      openings: list(Size, 1_000),
      neighborSheets: Count,
      molding: Size,
    },
    exact,
  ),
  Type.Object(
    {
      calculator: Type.Literal('refinish'),
      place,
      work: Type.Enum(paintWork),
      surface: Type.Enum(paintSurfaces),
      area: Size,
      colors: Count,
      tapeLines: Size,
    },
    exact,
  ),
  Type.Object(
    {
      calculator: Type.Literal('decals'),
      place,
      linearFeet: Size,
      area: Size,
      removal: orNull(Type.Enum(decalAges)),
      hasGhosting: Type.Boolean(),
      quotedMaterial: orNull(measure<Cents>()),
    },
    exact,
  ),
]);

const { operation, hours, refinish } = manualWork;
const ManualLineValues = Type.Object({ description: Text, operation, place, hours, refinish }, exact);

/** Pieces of one calculation: no calculator produces more than a handful. */
const pieces = { maxProperties: 50, additionalProperties: false } as const;
const Piece = Type.String({ pattern: '^[a-z][a-z0-9-]{0,99}$' });

export const calculationChanges = [
  {
    kind: Type.Literal('calculate'),
    calculationId: NewId,
    inputs: Inputs,
    lines: Type.Record(Piece, Type.Object({ lineId: NewId, order: Order }, exact), pieces),
    leftOut: list(Code, 50),
    byHand: Type.Optional(Type.Record(Piece, ManualLineValues, pieces)),
  },
  { kind: Type.Literal('remove-calculation'), calculationId: NewId },
] as const;
