import type { changeHouseValues, HouseRevisionReply } from '@dre/core/contract/catalogue/catalogue';
import type { BodyOf } from '@dre/core/contract/endpoint';
import type { BookIssue } from '@dre/core/domain/catalogue/book/book-issue';
import { checkHouseValues } from '@dre/core/domain/catalogue/house-values/check-house-values';
import { type HouseValues, noHouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { bookIssueLabels } from '@dre/core/domain/catalogue/reading/book-issue-text';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import type { CompanyAuthContext } from '../../http/calls/authenticator.ts';
import { editionNumberInEffect, editionOf } from './catalogue-queries.ts';
import {
  houseRevisionOf,
  type HouseRevisionRow,
  insertHouseRevision,
  newestHouseNumber,
  newestHouseRevision,
  openEstimatesWith,
} from './house-queries.ts';
import { contentsOf, newestRevisions } from './open-books.ts';

export async function readNewest({ trx, company }: CompanyAuthContext) {
  if (!may(company.role, 'read-profiles')) return refuse({ kind: 'forbidden' } as const);
  const row = await newestHouseRevision(trx, company.companyId);
  return accept(row === undefined ? bookAlone : replyOf(row));
}

export async function readNewestBook({ trx, company }: CompanyAuthContext, now: Date) {
  if (!may(company.role, 'read-profiles')) return refuse({ kind: 'forbidden' } as const);
  const newest = await newestRevisions(trx, company.companyId, now);
  const edition = newest && (await editionOf(trx, newest.edition));
  if (newest === undefined || edition === undefined) return refuse({ kind: 'not-found' } as const);
  const { number, published_at, note } = edition;
  return accept({
    edition: { number, publishedAt: published_at.toISOString(), note },
    houseRevision: newest.houseRevision,
  });
}

export async function readRevision({ trx, company }: CompanyAuthContext, revision: number) {
  if (!may(company.role, 'read-profiles')) return refuse({ kind: 'forbidden' } as const);
  const row = await houseRevisionOf(trx, company.companyId, revision);
  return row === undefined ? refuse({ kind: 'not-found' } as const) : accept(replyOf(row));
}

/** The number of open estimates that use each part with a house value. */
export async function readUse({ trx, company }: CompanyAuthContext) {
  if (!may(company.role, 'read-profiles')) return refuse({ kind: 'forbidden' } as const);
  const row = await newestHouseRevision(trx, company.companyId);
  if (row === undefined) return accept([]);
  const { hours, prices, parts } = row.content;
  const codes = [
    ...hours.map(({ part }) => part),
    ...prices.map(({ part }) => part),
    ...parts.map(({ code }) => code),
  ];
  return accept(await openEstimatesWith(trx, [...new Set(codes)]));
}

/** Saves the next revision; a change based on an older one gets a conflict and is not saved. */
export async function changeValues(
  { trx, company, identity }: CompanyAuthContext,
  { since, values }: BodyOf<typeof changeHouseValues>,
  now: Date,
) {
  if (!may(company.role, 'change-profiles')) return refuse({ kind: 'forbidden' } as const);
  const { companyId } = company;
  if (since !== (await newestHouseNumber(trx, companyId))) return refuse(changedMeanwhile);
  const edition = await editionNumberInEffect(trx, now);
  if (edition === undefined) return refuse({ kind: 'conflict', detail: 'There is no book yet.' } as const);
  const house = values as unknown as HouseValues;
  const faults = checkHouseValues(await contentsOf(trx, edition), house);
  if (faults.length > 0) return refuse({ kind: 'invalid-request', errors: errorsOf(faults) } as const);
  const row = { revision: since + 1, made_at: now, made_by_name: identity.name };
  const isMade = await insertHouseRevision(trx, {
    ...row,
    company_id: companyId,
    made_by: identity.personId,
    content: JSON.stringify(house),
  });
  return isMade ? accept(replyOf({ ...row, content: house })) : refuse(changedMeanwhile);
}

const changedMeanwhile = {
  kind: 'conflict',
  detail: 'Somebody else changed the house values meanwhile. Look at theirs and try again.',
} as const;

const bookAlone = replyOf({ revision: 0, made_at: null, made_by_name: null, content: noHouseValues });

function replyOf(
  row: Pick<HouseRevisionRow, 'revision' | 'content'> & {
    readonly made_at: Date | null;
    readonly made_by_name: string | null;
  },
): HouseRevisionReply {
  return {
    revision: row.revision,
    madeAt: row.made_at?.toISOString() ?? null,
    madeBy: row.made_by_name,
    values: row.content as unknown as HouseRevisionReply['values'],
  };
}

/** The first issue of each field, by its row. */
function errorsOf(faults: readonly BookIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { file, row, column, reason, value } of faults) {
    const said = value === '' ? '' : ` It says “${value}”.`;
    errors[`values.${file}.${String(row - 1)}.${column}`] ??= `${bookIssueLabels[reason]}${said}`;
  }
  return errors;
}
