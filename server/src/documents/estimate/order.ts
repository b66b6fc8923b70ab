import type { Letterhead } from '@dre/core/domain/account/settings';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { DocumentChoice } from '@dre/core/domain/documents/document-kinds';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import type { AgreementRecord } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';

/** The whole content of a document. Plain data, because it is sent to another thread. */
export interface DocumentOrder extends DocumentChoice {
  /** The reader of a document kind that has two; the insurer if absent. */
  readonly reader?: 'owner' | 'insurer';
  readonly printed: PricedVersion;
  /** The locked version before the printed one, priced with its own book; null if there is none. */
  readonly before: PricedVersion | null;
  /** Locked versions up to the printed one. */
  readonly versions: readonly VersionRecord[];
  /** By line id: the version that first had it. */
  readonly addedIn: Readonly<Record<string, string>>;
  /** In book order, with the company's labels. */
  readonly sides: readonly NamedSide[];
  /** The cause of loss as the book names it; empty if not given. */
  readonly cause: string;
  readonly letterhead: Letterhead;
  readonly logo: Uint8Array | null;
  /** The company's own text for this kind of document. */
  readonly disclaimer: string;
  readonly edition: number;
  readonly code: string;
  readonly contentHash: string;
  /** The time the printed content was last changed or locked. */
  readonly madeAt: string;
  /** The company's time zone: days and times are printed in it. */
  readonly zone: string;
  /** The day it is printed. */
  readonly printedOn: string;
  readonly signature: DocumentSignature | null;
  /** The answer that stands in place of an open approval box; null while it is open. */
  readonly answer: AgreementRecord | null;
  /** A void estimate says so on every page and asks for no signature. */
  readonly isVoid: boolean;
}

export interface NamedSide {
  readonly code: Side;
  readonly name: string;
}

/** An online approval. */
export interface DocumentSignature {
  readonly name: string;
  readonly at: string;
  readonly ip: string;
  /** A PNG of the drawn signature; null if the name was typed. */
  readonly image: Uint8Array | null;
  /** The events up to it, for a page of their own. */
  readonly audit: readonly AuditRow[];
}

export interface AuditRow {
  readonly at: string;
  readonly who: string;
  readonly what: string;
}

/** A photo as JPEG with no edge longer than this many pixels; undefined if unavailable. */
export type Pictures = (file: string, edge: number) => Promise<Uint8Array | undefined>;
