import type { Cents } from '../../units.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { AgreementRecord, AgreeingParty, SendingRecord } from './agreement.ts';
import type { Arithmetic } from './arithmetic.ts';

/** E01 is the estimate, S01… its supplements. */
export type VersionLabel = 'E01' | `S${string}`;

/** A locked version: what it came to and the hash of everything it said. Its content is kept beside the estimate. */
export interface VersionRecord {
  readonly label: VersionLabel;
  /** Corrections C01… replace the hash without moving a cent. */
  readonly corrections: readonly CorrectionRecord[];
  readonly lockedAt: string;
  readonly lockedBy: string;
  readonly hash: string;
  readonly gross: Cents;
  readonly net: Cents;
  /** The book it was reckoned with for ever; absent: the one the estimate was started with. */
  readonly book?: BookPin;
  /** Who pays part of it. Absent: locked before this was kept, and not read from the server since. */
  readonly payers?: readonly AgreeingParty[];
  /** To whom it went, in the order it did; absent: to nobody. */
  readonly sendings?: readonly SendingRecord[];
  /** What those who pay said to it, in the order they did; absent: nothing. Later versions have their own. */
  readonly agreements?: readonly AgreementRecord[];
  /** The rules it was reckoned by for ever; absent: the first. */
  readonly arithmetic?: Arithmetic;
}

export interface CorrectionRecord {
  readonly label: `C${string}`;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly hash: string;
}

/** S01 after E01, S02 after S01. */
export function nextVersion(versions: readonly VersionRecord[]): VersionLabel {
  return versions.length === 0 ? 'E01' : `S${twoDigits(versions.length)}`;
}

export function nextCorrection(version: VersionRecord): CorrectionRecord['label'] {
  return `C${twoDigits(version.corrections.length + 1)}`;
}

/** The hash of what the version says now, after its corrections. */
export function hashOf(version: VersionRecord): string {
  return version.corrections.at(-1)?.hash ?? version.hash;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
