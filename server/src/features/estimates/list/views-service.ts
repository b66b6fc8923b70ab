import { viewLimits } from '@dre/core/contract/estimates/saved-views';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import {
  changeView,
  clearDefault,
  deleteView,
  insertView,
  type ViewFields,
  type ViewOwner,
  viewsOf,
} from './views-queries.ts';

function ownerOf({ auth: { identity, company } }: EstimateContext): ViewOwner {
  return { companyId: company.companyId, personId: identity.personId };
}

export async function listViews(context: EstimateContext) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  return accept(await viewsOf(context.auth.trx, ownerOf(context)));
}

export async function createView(context: EstimateContext, view: ViewFields) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const owner = ownerOf(context);
  const present = await viewsOf(trx, owner);
  if (present.length >= viewLimits.views) return refuse(tooMany);
  if (view.isDefault) await clearDefault(trx, owner);
  await insertView(trx, owner, { ...view, name: view.name.trim(), now: context.now });
  return accept(await viewsOf(trx, owner));
}

export async function saveView(context: EstimateContext, id: string, view: ViewFields) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const owner = ownerOf(context);
  if (view.isDefault) await clearDefault(trx, owner);
  const isChanged = await changeView(trx, owner, id, { ...view, name: view.name.trim() });
  if (!isChanged) return refuse(await notFoundHere(context, 'estimate_view', id));
  return accept(await viewsOf(trx, owner));
}

const tooMany = {
  kind: 'conflict',
  detail: `You have ${String(viewLimits.views)} views already. Delete one first.`,
} as const;

export async function removeView(context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const isGone = await deleteView(trx, ownerOf(context), id);
  if (!isGone) return refuse(await notFoundHere(context, 'estimate_view', id));
  return accept(await viewsOf(trx, ownerOf(context)));
}
