import { type Static, Type } from 'typebox';
import { departments, phases } from '../../domain/shop/model/departments.ts';
import { manualHoldKinds } from '../../domain/shop/model/hold.ts';
import { partConditions } from '../../domain/shop/model/repair-part.ts';
import { type ShopChange, type ShopEdit, withdrawableRecords } from '../../domain/shop/model/shop-edit.ts';
import { shopLimits } from '../../domain/shop/model/shop-limits.ts';
import type { Cents, Thousandths, UtcMinute } from '../../domain/units.ts';
import { FileName, Moment, Pixels } from '../estimates/edits/photos.ts';
import {
  exact,
  list,
  measure,
  NewId,
  oneOf,
  type OneOf,
  Text,
  ZoneSchema,
} from '../estimates/edits/values.ts';
import { orNull } from '../paging.ts';
import { LocationRecord, MeasuresSchema } from './shop-records.ts';

/** The order checks dates and texts itself, and names the field. */
const TaskKey = Type.String({ maxLength: 1_000, pattern: '^[A-Za-z0-9 .:/@*+&|#_-]*$' });
const Quantity = measure<Thousandths>();
const Photos = list(NewId, shopLimits.photos * 2);

const holdTarget = Type.Union([
  Type.Object({ of: Type.Literal('order') }, exact),
  Type.Object({ of: Type.Literal('step'), step: TaskKey }, exact),
  Type.Object({ of: Type.Literal('task'), task: TaskKey }, exact),
]);
const workPhase = { department: Type.Enum(departments), phase: Type.Enum(phases) };
const checkResult = Type.Object({ id: NewId, photos: Photos, reading: Text, note: Text }, exact);
const signer = Type.Object({ name: Text, file: Text }, exact);

const orderChanges = [
  { kind: Type.Literal('set-drop-off'), day: orNull(Text) },
  {
    kind: Type.Literal('promise'),
    promise: Type.Object({ id: NewId, day: Text, reason: Text }, exact),
  },
  {
    kind: Type.Literal('check-in'),
    visitId: NewId,
    location: orNull(LocationRecord),
    measured: MeasuresSchema,
  },
  {
    kind: Type.Literal('deliver'),
    delivery: Type.Object(
      {
        hasWalkRound: Type.Boolean(),
        signature: orNull(signer),
        keys: Type.Integer({ minimum: -1, maximum: 1_000 }),
        documents: list(Text, 100),
        unfinished: orNull(Text),
      },
      exact,
    ),
  },
  { kind: Type.Literal('reopen'), reason: Text },
  { kind: Type.Literal('void-order'), reason: Text },
] as const;

const planChanges = [
  { kind: Type.Literal('move-unit'), moveId: NewId, location: orNull(LocationRecord) },
  {
    kind: Type.Literal('assign-step'),
    step: TaskKey,
    plan: Type.Object(
      {
        people: list(NewId, shopLimits.people * 2),
        location: orNull(NewId),
        from: orNull(measure<UtcMinute>()),
        until: orNull(measure<UtcMinute>()),
      },
      exact,
    ),
  },
  { kind: Type.Literal('pin-step'), step: TaskKey },
  { kind: Type.Literal('unpin-step'), step: TaskKey },
  {
    kind: Type.Literal('place-hold'),
    hold: Type.Object(
      {
        id: NewId,
        kind: Type.Enum(manualHoldKinds),
        on: holdTarget,
        reason: Text,
        expectedEnd: orNull(Text),
        endedBy: Text,
      },
      exact,
    ),
  },
  { kind: Type.Literal('release-hold'), holdId: NewId },
  {
    kind: Type.Literal('send-out'),
    outing: Type.Object(
      { id: NewId, step: orNull(TaskKey), vendor: Text, expectedBack: orNull(Text) },
      exact,
    ),
  },
  { kind: Type.Literal('take-back'), outingId: NewId },
] as const;

const taskChanges = [
  { kind: Type.Literal('move-task'), task: TaskKey, to: orNull(Type.Object(workPhase, exact)) },
  { kind: Type.Literal('tick-task'), task: TaskKey },
  { kind: Type.Literal('untick-task'), task: TaskKey },
  { kind: Type.Literal('skip-task'), task: TaskKey, reason: Text },
  {
    kind: Type.Literal('add-shop-task'),
    task: Type.Object(
      {
        key: TaskKey,
        description: Text,
        ...workPhase,
        people: Type.Union([Type.Literal(1), Type.Literal(2)]),
      },
      exact,
    ),
  },
  {
    kind: Type.Literal('report-finding'),
    finding: Type.Object(
      { id: NewId, task: orNull(TaskKey), location: orNull(ZoneSchema), description: Text, photos: Photos },
      exact,
    ),
  },
  {
    kind: Type.Literal('add-photo'),
    photo: Type.Object(
      {
        id: NewId,
        file: FileName,
        width: Pixels,
        height: Pixels,
        takenAt: orNull(Moment),
        task: orNull(TaskKey),
      },
      exact,
    ),
  },
  { kind: Type.Literal('release-photo'), photo: Type.Object({ id: NewId, file: FileName }, exact) },
  { kind: Type.Literal('withhold-photo'), photoId: NewId },
  { kind: Type.Literal('pass-check'), check: TaskKey, result: checkResult },
  { kind: Type.Literal('fail-check'), check: TaskKey, result: checkResult },
] as const;

const partChanges = [
  {
    kind: Type.Literal('order-part'),
    part: TaskKey,
    order: Type.Object(
      {
        id: NewId,
        quantity: Quantity,
        vendor: Text,
        purchaseOrder: Text,
        cost: orNull(measure<Cents>()),
      },
      exact,
    ),
  },
  {
    kind: Type.Literal('expect-part'),
    part: TaskKey,
    expected: Type.Object({ id: NewId, day: orNull(Text), reason: Text }, exact),
  },
  {
    kind: Type.Literal('receive-part'),
    part: TaskKey,
    receipt: Type.Object(
      {
        id: NewId,
        quantity: Quantity,
        damaged: Quantity,
        condition: Type.Optional(Type.Enum([...partConditions, 'unchecked'])),
      },
      exact,
    ),
  },
  {
    kind: Type.Literal('check-part'),
    part: TaskKey,
    receipt: NewId,
    check: Type.Object(
      { id: NewId, quantity: Quantity, damaged: Quantity, condition: Type.Enum(partConditions) },
      exact,
    ),
  },
  {
    kind: Type.Literal('return-part'),
    part: TaskKey,
    returned: Type.Object(
      { id: NewId, quantity: Quantity, of: Type.Enum(['damaged', 'good']), reason: Text },
      exact,
    ),
  },
  { kind: Type.Literal('withdraw-record'), record: Type.Enum(withdrawableRecords), recordId: TaskKey },
] as const;

const changes = [...orderChanges, ...planChanges, ...taskChanges, ...partChanges] as const;

/** Opening and authorizing have calls of their own: the server derives their work from the estimate. */
export type SentShopChange = Exclude<ShopChange, { kind: 'open-order' | 'authorize-version' }>;
export type SentShopEdit = Extract<ShopEdit, { kind: SentShopChange['kind'] }>;

type Checked = Static<OneOf<typeof changes>>;
type Fits<Left extends Right, Right> = Left;
/** Fails to compile unless the list accepts exactly the changes a device may send. */
type Proven = [Fits<Checked, SentShopChange>, Fits<SentShopChange, Checked>] extends unknown
  ? SentShopEdit
  : never;

const wrote = Type.String({ pattern: '^[0-9a-f]{16}$' });
const takesBack = Type.Optional(Type.Object({ edit: NewId, wrote }, exact));

/** The server overwrites author and time with the actual ones. */
const signed = { by: Text, at: Text };

export const shopEditSchema = Type.Unsafe<Proven>(
  oneOf(changes.map((change) => ({ id: NewId, takesBack, ...signed, ...change }))),
);
