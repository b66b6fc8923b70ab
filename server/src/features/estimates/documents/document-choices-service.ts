import type { DocumentChoices, PrintableVersionReply } from '@dre/core/contract/estimates/document-choices';
import { may } from '@dre/core/domain/companies/roles';
import { type DocumentKind, documentKinds } from '@dre/core/domain/documents/document-kinds';
import { documentGap, type PrintableVersion as Printable } from '@dre/core/domain/documents/missing-document';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { hasUnrelatedDamage } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import { accept, refuse } from '@dre/core/domain/result';
import { type EstimateContext, notHere, type Outcome } from '../record/access.ts';
import { printableVersions } from './document-choices-queries.ts';
import { estimateById } from '../record/estimates-queries.ts';

const notRead = { kind: 'forbidden', detail: 'Your role does not open estimates.' } as const;

/** The documents the caller can make of an estimate. */
export async function readDocumentChoices(
  context: EstimateContext,
  id: string,
): Outcome<DocumentChoices, 'forbidden' | 'not-found'> {
  const { trx, company } = context.auth;
  const isReader = may(company.role, 'read-estimates');
  if (!isReader && !may(company.role, 'read-work-orders')) return refuse(notRead);
  const found = await estimateById(trx, id);
  if (found === undefined) return notHere(context, id);
  const kinds: readonly DocumentKind[] = isReader ? documentKinds : ['work-order'];
  const { estimate, revision } = found;
  const locked = (await printableVersions(trx, id)).map(
    ({ at, correction, ...version }): PrintableVersionReply => ({
      version: { label: version.label, correction },
      label: version.label,
      at: at.toISOString(),
      documents: documentsOf(kinds, version),
    }),
  );
  return accept({
    number: estimate.heading.number,
    customer: isReader ? estimate.parties.customer.name : '',
    reach: isReader ? 'read' : 'work-order',
    revision,
    versions: [...draftOf(estimate, kinds), ...locked],
  });
}

function draftOf(estimate: Estimate, kinds: readonly DocumentKind[]): PrintableVersionReply[] {
  if (estimate.draft === null) return [];
  const draft = {
    label: estimate.draft,
    vehicleType: estimate.unit.vehicleType,
    hasUnrelatedDamage: hasUnrelatedDamage(estimate.lines),
  };
  return [{ version: 'draft', label: draft.label, at: null, documents: documentsOf(kinds, draft) }];
}

function documentsOf(kinds: readonly DocumentKind[], version: Printable) {
  return kinds.map((kind) => ({ kind, gap: documentGap(kind, version) }));
}
