import { type Static, Type } from 'typebox';
import {
  type LaborType,
  laborTypes,
  operationKinds,
  vehicleTypes,
  units,
} from '../../domain/catalogue/trade-words.ts';
import { limits } from '../../domain/estimates/model/limits.ts';
import { otherCharges } from '../../domain/estimates/model/profile.ts';
import type { TemplateItem } from '../../domain/estimates/templates/template.ts';
import type { Cents, TenthHours, Thousandths } from '../../domain/units.ts';
import { BilledAs } from './edits/lines.ts';
import { between, Code, exact, list, LocationSchema } from './edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { line, paragraph, requiredLine } from '../text-fields.ts';

export const templateLimits = { templates: 200, lines: 300, name: 80, note: 500 } as const;

const Hours = Type.Unsafe<Readonly<Partial<Record<LaborType, TenthHours>>>>(
  Type.Object(
    Object.fromEntries(laborTypes.map((type) => [type, Type.Optional(between<TenthHours>(0, limits.hours))])),
    exact,
  ),
);
const Quantity = between<Thousandths>(0, limits.quantity);
const Price = between<Cents>(0, limits.price);

const Item = Type.Unsafe<TemplateItem>(
  Type.Union([
    Type.Object(
      {
        kind: Type.Literal('book'),
        part: Code,
        name: line(limits.shortText),
        operation: Type.Enum(operationKinds),
        quantity: Quantity,
        place: orNull(LocationSchema),
        price: orNull(Price),
        hours: Hours,
        billedAs: Type.Optional(BilledAs),
        note: paragraph(limits.text),
      },
      exact,
    ),
    Type.Object(
      {
        kind: Type.Literal('hand'),
        source: Type.Enum(['manual', 'sublet', 'fee', 'comment']),
        place: LocationSchema,
        fields: Type.Object(
          {
            description: Type.Optional(paragraph(limits.shortText)),
            operation: Type.Optional(orNull(Type.Enum(operationKinds))),
            partNumber: Type.Optional(line(limits.shortText)),
            quantity: Type.Optional(Quantity),
            unit: Type.Optional(Type.Enum(units)),
            price: Type.Optional(orNull(Price)),
            sublet: Type.Optional(Price),
            charge: Type.Optional(
              orNull(Type.Object({ kind: Type.Enum(otherCharges), amount: Price }, exact)),
            ),
            note: Type.Optional(paragraph(limits.text)),
          },
          exact,
        ),
        hours: Hours,
      },
      exact,
    ),
  ]),
);

const about = {
  name: requiredLine(templateLimits.name),
  note: paragraph(templateLimits.note),
  /** Empty means every vehicle. */
  vehicleTypes: Type.Array(Type.Enum(vehicleTypes), { maxItems: vehicleTypes.length }),
};

const Template = Type.Object({
  id: Type.String(),
  name: Type.String(),
  note: Type.String(),
  vehicleTypes: Type.Array(Type.Enum(vehicleTypes)),
  lines: Type.Unsafe<readonly TemplateItem[]>(Type.Unknown()),
  madeBy: Type.String(),
  madeAt: Type.String(),
});
export type Template = Static<typeof Template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  feature: 'estimates',
  scope: 'company',
  summary: 'The work the company keeps to write again, by name',
  reply: Type.Object({ items: Type.Array(Template), mayChange: Type.Boolean() }),
  refusals: ['forbidden'],
});

export const makeTemplate = endpoint({
  method: 'POST',
  path: '/api/templates',
  feature: 'estimates',
  scope: 'company',
  summary: 'Keep lines to write again under an id made by the browser; sent again, it is kept once',
  body: Type.Object({ id: Id, ...about, lines: list(Item, templateLimits.lines) }, exact),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'conflict', 'invalid-request'],
  bodyBytes: 1_000_000,
});

export const renameTemplate = endpoint({
  method: 'PUT',
  path: '/api/templates/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'What a template is called and for which vehicles it is; its lines stay',
  params: OneId,
  body: Type.Object(about, exact),
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/templates/:id',
  feature: 'estimates',
  scope: 'company',
  summary: 'Take a template off the list; estimates keep what it brought',
  params: OneId,
  reply: Type.Boolean(),
  refusals: ['forbidden', 'not-found'],
});
