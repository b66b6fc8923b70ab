import type { LaborType, OperationKind } from '../../catalogue/trade-words.ts';
import type { TenthHours, Thousandths } from '../../units.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { GivenAgreement, GivenSending } from './lifecycle/agreement.ts';
import type { CalculationInputs } from './calculation.ts';
import type {
  Claim,
  EstimateHeading,
  Loss,
  Note,
  Override,
  Party,
  PartyRole,
  Photo,
  PhotoMark,
  Pin,
  RvUnit,
  Stage,
} from './estimate.ts';
import type { Line, VehicleLocation, RefinishEntry } from './line.ts';
import type { Profile, RateValues } from './profile.ts';
import type { VersionLabel } from './lifecycle/version.ts';

/**
 * Everything a user can do to an estimate. Edits of different fields never conflict; for the same field, the edit the
 * server acknowledged last wins, and both stay in the history.
 */
export type Edit = { readonly id: string; readonly takesBack?: UndoTarget } & Change;

/**
 * The target of an undo. Only fields that still hold what the undone edit wrote are changed, so an undo never
 * overwrites a later edit by somebody else.
 */
export interface UndoTarget {
  /** The edit being undone. */
  readonly edit: string;
  /** Fingerprints of the values it wrote, by field. */
  readonly wrote: Fingerprints;
}

/** Short hashes of values, keyed by field. */
export type Fingerprints = Readonly<Record<string, string>>;

export type Change =
  | SetChange
  | LineChange
  | CalculationChange
  | AutomaticChange
  | PhotoChange
  | NoteChange
  | EditionChange
  | LifecycleChange;

export type EditKind = Change['kind'];

/** Only the named fields change. */
type SetChange =
  | { readonly kind: 'set-heading'; readonly changes: Partial<EstimateHeading> }
  | { readonly kind: 'set-party'; readonly role: PartyRole; readonly changes: Partial<Party> }
  | { readonly kind: 'set-claim'; readonly changes: Partial<Claim> }
  | { readonly kind: 'set-loss'; readonly changes: Partial<Loss> }
  | { readonly kind: 'set-unit'; readonly changes: Partial<RvUnit> }
  /** Copies another profile into the estimate. */
  | { readonly kind: 'set-profile'; readonly changes: Partial<Profile> }
  /** Sets rates, taxes or discounts on this estimate only. */
  | { readonly kind: 'set-rates'; readonly changes: RateValues };

/** Line fields changed one by one; place, order and hours have edits of their own. */
export type LineFields = Pick<
  Line,
  | 'description'
  | 'operation'
  | 'partNumber'
  | 'partSource'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'priceAdjustment'
  | 'sublet'
  | 'charge'
  | 'taxable'
  | 'betterment'
  | 'payer'
  | 'priorDamage'
  | 'state'
  | 'note'
  | 'agreed'
  | 'measured'
>;

/** The manual part of a line's work. The book's part is always looked up in the book, never taken from the sender. */
export interface ManualWork {
  /** The line's own operation when it differs from the book's. */
  readonly operation: OperationKind | null;
  readonly hours: Readonly<Partial<Record<LaborType, TenthHours | null>>>;
  readonly refinish: Omit<RefinishEntry, 'book'> | null;
  readonly charge: Line['charge'];
}

/** Manual values of a calculated line before a recalculation. */
export type ManualLineValues = Pick<Line, 'description' | 'operation' | 'place'> &
  Pick<ManualWork, 'hours' | 'refinish'>;

type LineChange =
  | {
      readonly kind: 'add-book-line';
      readonly lineId: string;
      readonly order: string;
      readonly part: string;
      readonly operation: OperationKind;
      readonly quantity: Thousandths;
      readonly place: VehicleLocation;
    }
  | {
      readonly kind: 'add-line';
      readonly lineId: string;
      readonly order: string;
      readonly source: 'manual' | 'sublet' | 'fee' | 'comment';
      readonly place: VehicleLocation;
      readonly fields: Partial<LineFields>;
    }
  | { readonly kind: 'change-line'; readonly lineId: string; readonly changes: Partial<LineFields> }
  | {
      readonly kind: 'set-operation';
      readonly lineId: string;
      /** Another book operation on the same part; the line stays, and its work follows the book. */
      readonly operation: OperationKind;
      /** Null leaves the typed values; an undo states the former ones. */
      readonly byHand: ManualWork | null;
    }
  | {
      readonly kind: 'set-hours';
      readonly lineId: string;
      readonly laborType: LaborType;
      /** Null returns to the book's hours, or removes the labor of a manual line. */
      readonly billed: TenthHours | null;
    }
  | {
      readonly kind: 'set-labor-type';
      readonly lineId: string;
      /**
       * `laborType` is the type the hours are stored under, `billedAs` the billed type; equal types clear the override.
       */
      readonly laborType: LaborType;
      readonly billedAs: LaborType;
    }
  | {
      readonly kind: 'change-refinish';
      readonly lineId: string;
      /** Null removes refinish from the line. */
      readonly changes: Partial<Omit<RefinishEntry, 'book'>> | null;
    }
  | {
      readonly kind: 'move-line';
      readonly lineId: string;
      readonly place: VehicleLocation;
      /** Set by an undo: the line returns to its calculation's location at that time. */
      readonly asCalculated?: true;
    }
  | { readonly kind: 'reorder-line'; readonly lineId: string; readonly order: string }
  | {
      readonly kind: 'duplicate-line';
      readonly lineId: string;
      readonly copyId: string;
      readonly order: string;
    }
  | { readonly kind: 'remove-line'; readonly lineId: string }
  | { readonly kind: 'restore-line'; readonly lineId: string };

type CalculationChange =
  | {
      readonly kind: 'calculate';
      readonly calculationId: string;
      readonly inputs: CalculationInputs;
      /** Ids and order keys for lines it may create, by piece; pieces already on the estimate retain theirs. */
      readonly lines: Readonly<Record<string, { readonly lineId: string; readonly order: string }>>;
      /** Pieces removed by the user; they stay removed. */
      readonly leftOut: readonly string[];
      /** When absent, typed values stay; an undo states the former ones, by piece. */
      readonly byHand?: Readonly<Record<string, ManualLineValues>>;
    }
  | { readonly kind: 'remove-calculation'; readonly calculationId: string };

type AutomaticChange =
  | { readonly kind: 'override-automatic'; readonly key: string; readonly override: Override }
  | { readonly kind: 'restore-automatic'; readonly key: string }
  | {
      readonly kind: 'accept-suggestion';
      readonly rule: string;
      readonly lineId: string;
      readonly order: string;
      readonly place: VehicleLocation;
      readonly quantity: Thousandths;
    }
  | { readonly kind: 'dismiss-suggestion'; readonly rule: string }
  /** Restores the earlier answer and removes the line the suggestion added. */
  | {
      readonly kind: 'recall-suggestion';
      readonly rule: string;
      readonly answer: 'accepted' | 'dismissed' | null;
      readonly lineId: string | null;
    };

export type PhotoFields = Pick<
  Photo,
  'caption' | 'place' | 'view' | 'isPrinted' | 'order' | 'alignment' | 'knownLength'
>;

type PhotoChange =
  | {
      readonly kind: 'add-photo';
      readonly photo: Omit<Photo, 'isPrinted' | 'pins' | 'marks' | 'alignment' | 'knownLength'>;
    }
  | {
      readonly kind: 'change-photo';
      readonly photoId: string;
      readonly changes: Partial<PhotoFields>;
    }
  | { readonly kind: 'remove-photo'; readonly photoId: string }
  | { readonly kind: 'restore-photo'; readonly photoId: string }
  | { readonly kind: 'tag-photo' | 'untag-photo'; readonly photoId: string; readonly lineId: string }
  | { readonly kind: 'pin-photo'; readonly photoId: string; readonly pin: Pin }
  | { readonly kind: 'unpin-photo'; readonly photoId: string; readonly pinId: string }
  | { readonly kind: 'mark-photo'; readonly photoId: string; readonly mark: PhotoMark }
  | { readonly kind: 'unmark-photo'; readonly photoId: string; readonly markId: string };

type NoteChange =
  | { readonly kind: 'add-note'; readonly note: Note }
  | {
      readonly kind: 'change-note';
      readonly noteId: string;
      readonly changes: Partial<Omit<Note, 'id'>>;
    }
  | { readonly kind: 'remove-note'; readonly noteId: string }
  | { readonly kind: 'restore-note'; readonly noteId: string };

/** Switches book-derived values to another book; typed values stay. */
interface EditionChange extends BookPin {
  readonly kind: 'move-to-edition';
  /** Set by an undo: lines that stay on their present book although the other one has values for them. */
  readonly staying: readonly string[];
}

/** Author and time are part of the record, so these edits carry them. */
interface Signed {
  readonly by: string;
  readonly at: string;
}

/** Changes allowed after locking because they move no money. */
export type AdministrativeChange =
  | Extract<SetChange, { kind: 'set-heading' | 'set-party' | 'set-loss' | 'set-unit' }>
  | { readonly kind: 'set-claim'; readonly changes: Partial<Pick<Claim, 'number' | 'policy'>> }
  | PhotoChange
  | NoteChange;

/** Records about a version, outside its content: to whom it was sent, and who agreed to it. */
type AgreementChange =
  | ({
      readonly kind: 'record-sending';
      readonly version: VersionLabel;
      readonly sending: GivenSending;
    } & Signed)
  | ({ readonly kind: 'remove-sending'; readonly version: VersionLabel; readonly sendingId: string } & Signed)
  | ({
      readonly kind: 'record-agreement';
      readonly version: VersionLabel;
      readonly agreement: GivenAgreement;
    } & Signed)
  /** An estimator authorizes the work, with a reason, although not every payer has agreed. */
  | ({ readonly kind: 'approve'; readonly version?: VersionLabel; readonly reason?: string } & Signed)
  | ({
      readonly kind: 'decline';
      readonly version?: VersionLabel;
      readonly reason?: string;
      /** The declining party; absent when unknown. */
      readonly agreement?: GivenAgreement;
    } & Signed)
  | ({
      readonly kind: 'withdraw-agreement';
      readonly version: VersionLabel;
      readonly agreementId: string;
    } & Signed);

type LifecycleChange =
  | ({ readonly kind: 'lock'; readonly version?: VersionLabel } & Signed)
  | { readonly kind: 'start-supplement' }
  | { readonly kind: 'discard-supplement' }
  | ({
      readonly kind: 'correct';
      readonly reason: string;
      readonly changes: readonly AdministrativeChange[];
    } & Signed)
  | AgreementChange
  | ({ readonly kind: 'start-repair' | 'complete' } & Signed)
  | ({ readonly kind: 'void'; readonly reason?: string } & Signed)
  /** Returns to an earlier stage: the undo of the three above. */
  | { readonly kind: 'return-to-stage'; readonly stage: Stage };
