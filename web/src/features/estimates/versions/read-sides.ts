import { readEstimate, readVersion } from '@dre/core/contract/estimates/estimates';
import type { Problem } from '@dre/core/contract/problem';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import { type Arithmetic, arithmeticNow, arithmeticOf } from '@dre/core/domain/estimates/model/arithmetic';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import { withMatchedLines } from '@dre/core/domain/estimates/versions/match-lines';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import type { LocalBooks } from '../../../offline/sync/local-books.ts';
import { estimateBooks } from '../open/estimate-books.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import type { VersionSide } from './version-sides.ts';

export interface ReadSide {
  readonly label: string;
  readonly priced: PricedVersion;
  /** Null for a draft, which has no hash yet. */
  readonly isUnaltered: boolean | null;
}

/** One side, priced with the book it was locked with. */
export async function readSide(
  api: Api,
  { estimate, store }: EstimateNow,
  { version, correction, label }: VersionSide,
): Promise<Result<ReadSide, Problem>> {
  if (version === null) {
    const priced = await pricedWith(store.books, estimate, pinOf(estimate), arithmeticNow(estimate));
    return priced.ok ? accept({ label, priced: priced.value, isUnaltered: null }) : priced;
  }
  const reply = await api.call(readVersion, {
    params: { id: estimate.id },
    query: { label: version, ...(correction !== undefined && { correction }) },
  });
  if (!reply.ok) return reply;
  const record = estimate.versions.find((one) => one.label === version);
  const pin = record?.book ?? pinOf(estimate);
  const priced = await pricedWith(store.books, reply.value.content, pin, arithmeticOf(record ?? {}));
  return priced.ok ? accept({ label, priced: priced.value, isUnaltered: reply.value.isUnaltered }) : priced;
}

/** Another estimate in its current state, its lines under the ids of their counterparts. */
export async function readOther(
  api: Api,
  id: string,
  own: EstimateContent,
): Promise<Result<ReadSide, Problem>> {
  const reply = await api.call(readEstimate, { params: { id } });
  if (!reply.ok) return reply;
  const { estimate, houseRevision, sideNaming } = reply.value;
  const books = estimateBooks(api, houseRevision, sideNaming);
  const priced = await pricedWith(
    books,
    withMatchedLines(own, estimate),
    pinOf(estimate),
    arithmeticNow(estimate),
  );
  if (!priced.ok) return priced;
  const name = [estimate.heading.number, estimate.parties.customer.name].filter(Boolean).join(', ');
  return accept({ label: name, priced: priced.value, isUnaltered: null });
}

async function pricedWith(
  books: LocalBooks,
  content: EstimateContent,
  pin: BookPin,
  arithmetic: Arithmetic,
): Promise<Result<PricedVersion, Problem>> {
  const pins = [pin, ...content.lines.flatMap(({ book }) => book?.pin ?? [])];
  const loaded = await books.load(pins);
  if (!loaded.ok) return loaded;
  const book = books.of(pin);
  if (book === undefined) return refuse(noBook);
  return accept({ content, ...priceEstimate(content, book, arithmetic) });
}

const noBook: Problem = { type: 'about:blank', title: 'The book of this version is not here.', status: 0 };
