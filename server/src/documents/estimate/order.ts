import type { Letterhead } from '@dre/core/domain/account/settings';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { DocumentChoice } from '@dre/core/domain/documents/document-kinds';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';

/** Everything a document of an estimate says. It is handed to another thread, so it is data alone. */
export interface DocumentOrder extends DocumentChoice {
  /** Who reads it, where a kind of paper has two readers; absent: the insurer. */
  readonly reader?: 'owner' | 'insurer';
  readonly printed: PricedVersion;
  /** The locked version before the printed one, priced with its own book; null where there is none. */
  readonly before: PricedVersion | null;
  /** Locked versions up to the printed one. */
  readonly versions: readonly VersionRecord[];
  /** By line id: the version that first had it. */
  readonly addedIn: Readonly<Record<string, string>>;
  /** In the order of the book and the company's words. */
  readonly sides: readonly NamedSide[];
  /** The cause of the loss in the book's words; empty where nobody said. */
  readonly cause: string;
  readonly letterhead: Letterhead;
  readonly logo: Uint8Array | null;
  /** The company's own text for this kind of document. */
  readonly disclaimer: string;
  readonly edition: number;
  readonly code: string;
  readonly contentHash: string;
  /** When the printed words were last changed or locked. */
  readonly madeAt: string;
  /** The day it is printed. */
  readonly printedOn: string;
  readonly signature: DocumentSignature | null;
}

export interface NamedSide {
  readonly code: Side;
  readonly name: string;
}

/** An approval given on line. */
export interface DocumentSignature {
  readonly name: string;
  readonly at: string;
  readonly ip: string;
  /** A PNG of what was drawn; null where the name was typed. */
  readonly image: Uint8Array | null;
  /** Everything that happened up to it, for a page of its own. */
  readonly audit: readonly AuditRow[];
}

export interface AuditRow {
  readonly at: string;
  readonly who: string;
  readonly what: string;
}

/** The bytes of a photo as JPEG with no edge longer than this many pixels, or nothing where it cannot be had. */
export type Pictures = (file: string, edge: number) => Promise<Uint8Array | undefined>;
