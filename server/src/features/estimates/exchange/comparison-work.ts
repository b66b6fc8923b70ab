import { compareEms, type EmsComparison } from '@dre/core/domain/exchange/compare/compare-ems';
import { emsIssueText } from '@dre/core/domain/exchange/ems/ems-issue-text';
import { type DroppedFile, readEms } from '@dre/core/domain/exchange/ems/read-ems';
import type { Priced } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { unzipped, type ZipFault } from './zip.ts';

export interface SentFile {
  readonly name: string;
  /** Base64. */
  readonly content: string;
}

/** The input of a comparison: an estimate of ours and the dropped files. */
export interface ComparisonWork {
  readonly files: readonly SentFile[];
  readonly priced: Priced;
  readonly profile: Profile;
  readonly vins: readonly string[];
}

/** A sentence for each problem of the files. */
export type Compared = Result<EmsComparison, readonly string[]>;

/** Runs outside the server's main thread: a large set takes seconds. */
export type CompareSets = (work: ComparisonWork) => Promise<Compared>;

/** Unpacks, reads and matches. */
export async function doComparison({ files, priced, profile, vins }: ComparisonWork): Promise<Compared> {
  const dropped = await droppedFiles(files);
  if (!dropped.ok) return refuse([zipWords[dropped.refusal]]);
  const foreign = readEms(dropped.value);
  if (!foreign.ok) return refuse(foreign.refusal.map(emsIssueText));
  return accept(compareEms(priced, profile, vins, foreign.value));
}

const zipWords: Readonly<Record<ZipFault, string>> = {
  'not-readable': 'The ZIP archive cannot be read.',
  'too-much': 'The ZIP archive holds more than an EMS set.',
};

/** A single archive is replaced by its content. */
async function droppedFiles(files: readonly SentFile[]): Promise<Result<readonly DroppedFile[], ZipFault>> {
  const dropped = files.map(({ name, content }) => ({ name, bytes: Buffer.from(content, 'base64') }));
  const [first, ...others] = dropped;
  const isArchive =
    first !== undefined && others.length === 0 && first.bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isArchive ? unzipped(first.bytes) : accept(dropped);
}
