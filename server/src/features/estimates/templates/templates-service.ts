import type { BodyOf } from '@dre/core/contract/endpoint';
import {
  type makeTemplate as MakeTemplate,
  type renameTemplate as Rename,
  templateLimits,
} from '@dre/core/contract/estimates/templates';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { EstimateContext } from '../record/access.ts';
import {
  insertTemplate,
  removeTemplate,
  templateIdNamed,
  templatesOf,
  updateTemplate,
} from './templates-queries.ts';

const notRead = { kind: 'forbidden', detail: 'Your role does not open templates.' } as const;
const notChanged = {
  kind: 'forbidden',
  detail: 'Only an owner of the company makes and changes templates.',
} as const;

export async function listTemplates({ auth: { trx, company } }: EstimateContext) {
  if (!may(company.role, 'read-profiles')) return refuse(notRead);
  const rows = await templatesOf(trx, templateLimits.templates);
  return accept({
    mayChange: may(company.role, 'change-profiles'),
    items: rows.map(({ vehicle_types, made_at, made_by_name, ...row }) => ({
      ...row,
      vehicleTypes: vehicle_types,
      madeBy: made_by_name,
      madeAt: made_at.toISOString(),
    })),
  });
}

export async function makeTemplate(context: EstimateContext, body: BodyOf<typeof MakeTemplate>) {
  const { trx, company, identity } = context.auth;
  if (!may(company.role, 'change-profiles')) return refuse(notChanged);
  const { id, name, note, vehicleTypes, lines } = body;
  if (lines.length === 0) {
    return refuse({ kind: 'invalid-request', errors: { lines: 'Choose at least one line.' } } as const);
  }
  const known = await templatesOf(trx, templateLimits.templates);
  if (known.some((template) => template.id === id)) return accept(true);
  if (known.length >= templateLimits.templates) return refuse(tooMany);
  const isMade = await insertTemplate(trx, {
    company_id: company.companyId,
    id,
    name: name.trim(),
    note,
    vehicle_types: vehicleTypes,
    lines: JSON.stringify(lines),
    made_at: context.now,
    made_by: identity.personId,
    made_by_name: identity.name,
  });
  return isMade ? accept(true) : refuse(nameTaken);
}

const tooMany = {
  kind: 'conflict',
  detail: `A company keeps at most ${String(templateLimits.templates)} templates. Delete one that is not used.`,
} as const;
const nameTaken = { kind: 'conflict', detail: 'There is a template of this name already.' } as const;

export async function renameTemplate(context: EstimateContext, id: string, words: BodyOf<typeof Rename>) {
  const { trx, company } = context.auth;
  if (!may(company.role, 'change-profiles')) return refuse(notChanged);
  const name = words.name.trim();
  const holder = await templateIdNamed(trx, name);
  if (holder !== undefined && holder !== id) return refuse(nameTaken);
  const isThere = await updateTemplate(trx, id, {
    name,
    note: words.note,
    vehicle_types: words.vehicleTypes,
    changed_at: context.now,
  });
  return isThere ? accept(true) : refuse(await notFoundHere(context, 'line_template', id));
}

export async function deleteTemplate(context: EstimateContext, id: string) {
  const { trx, company } = context.auth;
  if (!may(company.role, 'change-profiles')) return refuse(notChanged);
  return (await removeTemplate(trx, id))
    ? accept(true)
    : refuse(await notFoundHere(context, 'line_template', id));
}
