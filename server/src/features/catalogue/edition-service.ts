import type { EditionReply } from '@dre/core/contract/catalogue/catalogue';
import { changesBetween, toColumns } from '@dre/core/domain/catalogue/editions/send-edition';
import { editionForm } from '@dre/core/domain/catalogue/editions/edition-payload';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../database/connections/connection.ts';
import { editionOf, type EditionRow, editionsInEffect } from './catalogue-queries.ts';
import { contentsOf } from './open-books.ts';

type NotFound = { readonly kind: 'not-found'; readonly detail?: string };

/** The reply to a page loaded before the product was updated. */
const otherForm: NotFound = {
  kind: 'not-found',
  detail: 'The product has been renewed since this page was opened. Reload it to read the book.',
};

export async function listEditions(trx: Db, now: Date) {
  return (await editionsInEffect(trx, now)).map(editionReply);
}

/** Read and checked on the server, so that browsers need no code for reading a book. */
export async function readEdition(
  trx: Db,
  number: number,
  form: number,
): Promise<Result<EditionReply, NotFound>> {
  if (form !== editionForm) return refuse(otherForm);
  const edition = await editionOf(trx, number);
  if (edition === undefined) return refuse({ kind: 'not-found' });
  return accept({ edition: editionReply(edition), contents: toColumns(await contentsOf(trx, number)) });
}

export async function readEditionChanges(trx: Db, number: number, since: number, form: number) {
  if (form !== editionForm) return refuse(otherForm);
  const edition = await editionOf(trx, number);
  const earlier = await editionOf(trx, since);
  if (edition === undefined || earlier === undefined || since > number) {
    return refuse<NotFound>({ kind: 'not-found' });
  }
  const changes = changesBetween(await contentsOf(trx, since), await contentsOf(trx, number));
  return accept({ edition: editionReply(edition), changes });
}

function editionReply({ number, published_at, note }: EditionRow) {
  return { number, publishedAt: published_at.toISOString(), note };
}
