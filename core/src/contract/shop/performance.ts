import { type Static, Type } from 'typebox';
import type { OperationKind, VehicleType } from '../../domain/catalogue/trade-words.ts';
import type { Department } from '../../domain/shop/model/departments.ts';
import type { HoldKind } from '../../domain/shop/model/hold.ts';
import type { Minutes } from '../../domain/units.ts';
import type { ClockKind } from '../../domain/shop/performance/clock-sums.ts';
import type { FinishedStay } from '../../domain/shop/performance/performance.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Count } from '../numbers.ts';
import { orNull } from '../paging.ts';
import { Day } from './shop-records.ts';

export const performanceLimits = {
  /** Of each of the two periods. */
  days: 366,
  /** Of a payroll file. */
  payrollDays: 62,
  /** Units that went out, the latest first. */
  units: 2_000,
} as const;

const DepartmentName = Type.Unsafe<Department>(Type.String());
const Operation = Type.Unsafe<OperationKind | null>(orNull(Type.String()));
const Vehicle = Type.Unsafe<VehicleType | null>(orNull(Type.String()));

const ClockMinutes = Type.Object({ kind: Type.Unsafe<ClockKind>(Type.String()), minutes: Type.Integer() });

const Time = Type.Unsafe<Minutes>(Type.Integer());
const Waits = Type.Unsafe<FinishedStay['waits']>(Type.Record(Type.String(), Type.Integer()));

/** A visit that ended in the period. */
const UnitStay = Type.Object({
  order: Type.String(),
  in: Type.String(),
  started: orNull(Type.String()),
  finished: orNull(Type.String()),
  out: Type.String(),
  firstPromise: orNull(Type.String()),
  lastPromise: orNull(Type.String()),
  soldMinutes: Time,
  openMinutes: Time,
  waits: Waits,
  isReturn: Type.Boolean(),
  money: orNull(
    Type.Object({
      gross: Type.Integer(),
      labor: Type.Integer(),
      laborMinutes: Type.Integer(),
      profit: orNull(Type.Integer()),
    }),
  ),
});
export type UnitStay = Static<typeof UnitStay>;

const Slice = Type.Object({
  clock: orNull(Type.Array(ClockMinutes)),
  clockDays: Count,
  work: Type.Array(
    Type.Object({
      department: DepartmentName,
      operation: Operation,
      vehicleType: Vehicle,
      isRedo: Type.Boolean(),
      tasks: Count,
      sold: Type.Integer(),
      clocked: Type.Integer(),
    }),
  ),
  stays: Type.Array(UnitStay),
});

const Unit = Type.Object({
  order: Type.String(),
  number: Type.String(),
  vehicle: Type.String(),
  vehicleType: Vehicle,
});
export type PerformanceUnit = Static<typeof Unit>;

const OpenUnit = Type.Object({
  order: Type.String(),
  number: Type.String(),
  vehicle: Type.String(),
  in: Type.String(),
  /** The oldest hold in force. */
  hold: orNull(
    Type.Object({
      kind: Type.Unsafe<HoldKind>(Type.String()),
      reason: Type.String(),
      expectedEnd: orNull(Type.String()),
    }),
  ),
});
export type OpenUnit = Static<typeof OpenUnit>;

const UnitWork = Type.Object({
  order: Type.String(),
  department: DepartmentName,
  isRedo: Type.Boolean(),
  tasks: Count,
  sold: Type.Integer(),
  clocked: Type.Integer(),
});
export type UnitWork = Static<typeof UnitWork>;

const PersonMinutes = Type.Object({
  /** Null for sold time of tasks nobody clocked. */
  crew: orNull(Type.String()),
  name: Type.String(),
  present: Type.Integer(),
  onOrders: Type.Integer(),
  sold: Type.Integer(),
  clocked: Type.Integer(),
  redo: Type.Integer(),
});
export type PersonMinutes = Static<typeof PersonMinutes>;

/** The work that is counted: the shop's, that on one's own estimates, or one's own. */
export const performanceScopes = ['shop', 'own-orders', 'own-work'] as const;
export type PerformanceScope = (typeof performanceScopes)[number];

export const readPerformance = endpoint({
  method: 'GET',
  path: '/api/shop/performance',
  feature: 'shop',
  scope: 'company',
  summary:
    'Hours, days and promises of a period and of one it is compared with; estimators read own orders, technicians own work',
  query: Type.Object({ from: Day, to: Day, comparedFrom: Day, comparedTo: Day }, exact),
  reply: Type.Object({
    scope: Type.Enum(performanceScopes),
    period: Slice,
    compared: Slice,
    /** Every unit that went out in the period, or on which a task was finished. */
    units: Type.Array(Unit),
    /** Finished tasks of the period by unit and department. */
    unitWork: Type.Array(UnitWork),
    open: Type.Array(OpenUnit),
    /** Null unless an owner switched them on and the role may read them. */
    persons: orNull(Type.Array(PersonMinutes)),
  }),
  refusals: ['forbidden', 'invalid-request'],
});
export type PerformanceReply = Static<(typeof readPerformance)['reply']>;

const PayrollDay = Type.Object({
  crew: Type.String(),
  name: Type.String(),
  day: Type.String(),
  clock: Type.Array(ClockMinutes),
  /** Some of its time ends with the shift, because nobody clocked out. */
  isAssumed: Type.Boolean(),
  isRunning: Type.Boolean(),
});
export type PayrollDay = Static<typeof PayrollDay>;

export const readPayroll = endpoint({
  method: 'GET',
  path: '/api/shop/payroll',
  feature: 'shop',
  scope: 'company',
  summary: 'Time on the clock by person and day, for payroll',
  query: Type.Object({ from: Day, to: Day }, exact),
  reply: Type.Object({ days: Type.Array(PayrollDay), closedUntil: orNull(Type.String()) }),
  refusals: ['forbidden', 'invalid-request'],
});
