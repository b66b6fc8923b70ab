import type { Cents } from '../../../units.ts';
import type { BookPin } from '../../../catalogue/book/pin.ts';
import type { AgreementRecord, AgreeingParty, SendingRecord } from './agreement.ts';
import type { Arithmetic } from '../arithmetic.ts';

/** E01 is the estimate, S01… its supplements. */
export type VersionLabel = 'E01' | `S${string}`;

/** A locked version: its totals and the hash of its content. The content itself is stored beside the estimate. */
export interface VersionRecord {
  readonly label: VersionLabel;
  /** Corrections C01… replace the hash without moving a cent. */
  readonly corrections: readonly CorrectionRecord[];
  readonly lockedAt: string;
  readonly lockedBy: string;
  readonly hash: string;
  readonly gross: Cents;
  readonly net: Cents;
  /** The book it stays priced with; absent means the one the estimate started with. */
  readonly book?: BookPin;
  /**
   * Parties that pay part of it. Absent if it was locked before this was recorded and not read from the server since.
   */
  readonly payers?: readonly AgreeingParty[];
  /** Oldest first; absent if it was never sent. */
  readonly sendings?: readonly SendingRecord[];
  /** The payers' answers, oldest first; absent if there are none. Later versions have their own. */
  readonly agreements?: readonly AgreementRecord[];
  /** The pricing rules it stays on; absent means the first. */
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

/** The version's current hash, after its corrections. */
export function hashOf(version: VersionRecord): string {
  return version.corrections.at(-1)?.hash ?? version.hash;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
