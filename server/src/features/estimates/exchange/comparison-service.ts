import { compareEms, type EmsComparison } from '@dre/core/domain/exchange/compare/compare-ems';
import { sayEmsFault } from '@dre/core/domain/exchange/ems/fault-words';
import { type DroppedFile, readEms } from '@dre/core/domain/exchange/ems/read-ems';
import { pinOf } from '@dre/core/domain/estimates/book-pin';
import { priceEstimate } from '@dre/core/domain/estimates/price';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { bookFor } from '../../catalogue/open-books.ts';
import { type Act, notHere, refusedFor } from '../access.ts';
import { estimateById } from '../estimates-queries.ts';
import { unzipped, type ZipFault } from './zip.ts';

interface SentFile {
  readonly name: string;
  readonly content: string;
}

/** What another system bills beside what stands on the estimate now. The files are read and forgotten. */
export async function compareWithEms(act: Act, id: string, files: readonly SentFile[]) {
  const forbidden = refusedFor(act, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = act.admission;
  const known = await estimateById(trx, id);
  if (known === undefined) return notHere(act, id);
  const dropped = await droppedFiles(files);
  if (!dropped.ok) return refuse(refused(act, id, [zipWords[dropped.refusal]]));
  const foreign = readEms(dropped.value);
  if (!foreign.ok) return refuse(refused(act, id, foreign.refusal.map(sayEmsFault)));
  const { estimate } = known;
  const { edition, houseRevision } = pinOf(estimate);
  const revisions = { edition, houseRevision: houseRevision ?? known.houseRevision };
  const book = await bookFor(trx, { companyId: company.companyId, ...revisions });
  const { coachVin, chassisVin } = estimate.unit;
  const priced = priceEstimate(estimate, book);
  const compared: EmsComparison = compareEms(priced, estimate.profile, [coachVin, chassisVin], foreign.value);
  return accept(compared);
}

const zipWords: Readonly<Record<ZipFault, string>> = {
  'not-readable': 'The ZIP archive cannot be read.',
  'too-much': 'The ZIP archive holds more than an EMS set.',
};

/** A lone archive stands for what is in it. */
async function droppedFiles(files: readonly SentFile[]): Promise<Result<readonly DroppedFile[], ZipFault>> {
  const dropped = files.map(({ name, content }) => ({ name, bytes: Buffer.from(content, 'base64') }));
  const [first, ...others] = dropped;
  const isArchive =
    first !== undefined && others.length === 0 && first.bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isArchive ? unzipped(first.bytes) : accept(dropped);
}

/** Written down without a word of what the file said. */
function refused(
  { admission: { company, identity }, requestId, now }: Act,
  id: string,
  sentences: readonly string[],
) {
  const errors = sentences.map((sentence, index) => [`problem ${String(index + 1)}`, sentence]);
  const entry = {
    kind: 'file-refused',
    at: now,
    companyId: company.companyId,
    personId: identity.personId,
    requestId,
    detail: { estimate: id, what: 'EMS set' },
  } as const;
  return {
    kind: 'invalid-request',
    errors: Object.fromEntries(errors) as Record<string, string>,
    audit: [entry],
  } as const;
}
