import { type Static, Type } from 'typebox';
import { vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import { stages } from '../../domain/estimates/model/estimate.ts';
import type { CustomerDetails, UnitDetails } from '../../domain/estimates/intake/returning-customer.ts';
import type { Thousandths } from '../../domain/units.ts';
import { between, Code, exact, list } from './edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, idShape, OneId, orNull } from '../paging.ts';
import { line, paragraph } from '../text-fields.ts';

export const customerLimits = { listPage: 20, historyPage: 20, offers: 8, search: 100 } as const;

const Short = line(200);

const Customer = Type.Object(
  {
    name: Short,
    company: Short,
    phone: Short,
    email: Short,
    address: paragraph(500),
    city: Short,
    state: Short,
    postalCode: Short,
  },
  exact,
);

const Unit = Type.Object(
  {
    vehicleType: orNull(Type.Enum(vehicleTypes)),
    wall: Code,
    roof: Code,
    year: orNull(Type.Integer({ minimum: 1900, maximum: 2100 })),
    make: Short,
    model: Short,
    length: orNull(between<Thousandths>(0, 200_000)),
    height: Type.Optional(orNull(between<Thousandths>(0, 200_000))),
    width: Type.Optional(orNull(between<Thousandths>(0, 200_000))),
    coachVin: Short,
    chassisVin: Short,
    plate: Short,
    plateState: Short,
    color: Short,
    paintCodes: list(Short, 20),
    fitted: list(Code, 999),
    accessories: paragraph(10_000),
  },
  exact,
);

/**
 * Details collected from estimates are returned unchecked; only input to these endpoints is held to the bounds above.
 */
const StoredCustomer = Type.Unsafe<CustomerDetails>(Type.Unknown());
const StoredUnit = Type.Unsafe<UnitDetails>(Type.Unknown());

const After = Type.Optional(Type.String({ pattern: `^[0-9]{1,15}_${idShape}$` }));

const CustomerRow = Type.Object({
  id: Type.String(),
  details: StoredCustomer,
  /** Their latest vehicles, newest first. */
  units: Type.Array(Type.Object({ id: Type.String(), details: StoredUnit })),
  estimates: Type.Integer(),
  usedAt: Type.String(),
});
export type CustomerRow = Static<typeof CustomerRow>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customers',
  feature: 'estimates',
  scope: 'company',
  summary: "The company's customers, those used last first",
  query: Type.Object(
    {
      /** Part of a name, phone number, e-mail address, plate or VIN. */
      find: Type.Optional(line(customerLimits.search)),
      after: After,
    },
    exact,
  ),
  reply: Type.Object({ items: Type.Array(CustomerRow), next: orNull(Type.String()) }),
  refusals: ['forbidden'],
});

const UnitOfCustomer = Type.Object({
  id: Type.String(),
  details: StoredUnit,
  /** True if another customer has brought it since. */
  isElsewhere: Type.Boolean(),
  estimates: Type.Integer(),
});

const customerReply = Type.Object({
  id: Type.String(),
  details: StoredCustomer,
  units: Type.Array(UnitOfCustomer),
  estimates: Type.Integer(),
  mayChange: Type.Boolean(),
});
export type CustomerReply = Static<typeof customerReply>;
export type UnitRow = CustomerReply['units'][number];

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/customers/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'One customer and the vehicles they brought',
  params: OneId,
  reply: customerReply,
  refusals: ['forbidden', 'not-found'],
});

export const correctCustomer = endpoint({
  method: 'PUT',
  path: '/api/customers/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Say what is right of a customer; estimates keep what they say',
  params: OneId,
  body: Customer,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found', 'invalid-request'],
});

const Into = Type.Object({ into: Id }, exact);

export const mergeCustomer = endpoint({
  method: 'POST',
  path: '/api/customers/:id/merge',
  feature: 'estimates',
  scope: 'company',
  summary: 'Two records are one person: estimates and vehicles go to the other, and this one is gone',
  params: OneId,
  body: Into,
  reply: Type.Object({ estimates: Type.Integer(), units: Type.Integer() }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/api/customers/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Take a customer off the list whom no estimate names',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

const PastEstimate = Type.Object({
  id: Type.String(),
  number: Type.String(),
  stage: Type.Enum(stages),
  draft: orNull(Type.String()),
  customer: Type.String(),
  vehicle: Type.String(),
  total: Type.Integer(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type PastEstimate = Static<typeof PastEstimate>;

const PastEstimates = Type.Object({ items: Type.Array(PastEstimate), next: orNull(Type.String()) });

export const listCustomerEstimates = endpoint({
  method: 'GET',
  path: '/api/customers/:id/estimates',
  feature: 'estimates',
  scope: 'company',
  summary: 'The estimates written for a customer, those changed last first',
  params: OneId,
  query: Type.Object({ after: After }, exact),
  reply: PastEstimates,
  refusals: ['forbidden', 'not-found'],
});

export const listUnitEstimates = endpoint({
  method: 'GET',
  path: '/api/units/:id/estimates',
  feature: 'estimates',
  scope: 'company',
  summary: 'The estimates written for a vehicle, whoever brought it',
  params: OneId,
  query: Type.Object({ after: After }, exact),
  reply: PastEstimates,
  refusals: ['forbidden', 'not-found'],
});

export const correctUnit = endpoint({
  method: 'PUT',
  path: '/api/units/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Say what is right of a vehicle; estimates keep what they say',
  params: OneId,
  body: Unit,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});

export const mergeUnit = endpoint({
  method: 'POST',
  path: '/api/units/:id/merge',
  feature: 'estimates',
  scope: 'company',
  summary: 'Two records are one vehicle: its estimates go to the other, and this one is gone',
  params: OneId,
  body: Into,
  reply: Type.Object({ estimates: Type.Integer() }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const deleteUnit = endpoint({
  method: 'DELETE',
  path: '/api/units/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Take a vehicle off the list that no estimate names',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

/** A returning customer with one of their vehicles. */
const ReturningMatch = Type.Object({
  customer: orNull(Type.Object({ id: Type.String(), details: StoredCustomer })),
  unit: orNull(Type.Object({ id: Type.String(), details: StoredUnit })),
});
export type ReturningMatch = Static<typeof ReturningMatch>;

export const findReturningCustomers = endpoint({
  method: 'GET',
  path: '/api/returning',
  feature: 'estimates',
  scope: 'company',
  summary: 'Customers and vehicles that fit what is typed while an estimate is taken in',
  query: Type.Object({ find: line(customerLimits.search) }, exact),
  reply: Type.Array(ReturningMatch),
  refusals: ['forbidden'],
});
