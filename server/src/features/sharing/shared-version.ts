import type { PaperSettings } from '@dre/core/domain/account/settings';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import { type Arithmetic, arithmeticOf } from '@dre/core/domain/estimates/model/arithmetic';
import type { Estimate, EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import { type Priced, priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import type { Db } from '../../database/connections/connection.ts';
import { bookFor, contentsOf } from '../catalogue/open-books.ts';
import { withDrawnLocations } from '../estimates/record/drawn-locations.ts';
import { type EstimateRecord, startOf, versionOf } from '../estimates/record/estimates-queries.ts';
import type { Version } from './links/link-state.ts';

export interface SharedVersion {
  readonly content: EstimateContent;
  readonly priced: Priced;
  readonly hash: string;
  /** The edition the version was priced with. */
  readonly edition: number;
  readonly book: Book;
  readonly arithmetic: Arithmetic;
  /** Null for versions from before it was stored. */
  readonly printedWith: PaperSettings | null;
}

export function pricedVersion({ content, priced }: SharedVersion): PricedVersion {
  return { content, ...priced };
}

/** The content and totals of a locked version, priced with its own book. */
export async function sharedVersion(
  trx: Db,
  companyId: string,
  { estimate, houseRevision }: Pick<EstimateRecord, 'estimate' | 'houseRevision'>,
  version: Version,
): Promise<SharedVersion> {
  const found = await versionOf(trx, estimate.id, version);
  if (found === undefined) throw new Error('A shared version is not there.');
  const kept = estimate.versions.find(({ label }) => label === version.label);
  const pin = kept?.book ?? (await firstBookOf(trx, estimate));
  const book = await bookFor(trx, {
    companyId,
    edition: pin.edition,
    houseRevision: pin.houseRevision ?? houseRevision,
  });
  const arithmetic = arithmeticOf(kept ?? {});
  return {
    content: await withDrawnLocations(found.content, await contentsOf(trx, pin.edition)),
    priced: priceEstimate(found.content, book, arithmetic),
    hash: found.hash.toString('hex'),
    edition: pin.edition,
    book,
    arithmetic,
    printedWith: found.printedWith,
  };
}

async function firstBookOf(trx: Db, estimate: Estimate) {
  const start = await startOf(trx, estimate.id);
  return { ...pinOf(estimate), ...(start && { edition: start.edition, houseRevision: null }) };
}
