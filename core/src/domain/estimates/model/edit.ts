import type { LaborType, OperationKind } from '../../catalogue/trade-words.ts';
import type { TenthHours, Thousandths } from '../../units.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { GivenAgreement, GivenSending } from './agreement.ts';
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
import type { Line, Place, RefinishEntry } from './line.ts';
import type { Profile, RateValues } from './profile.ts';
import type { VersionLabel } from './version.ts';

/**
 * Everything a user can do to an estimate. Different fields never conflict; the same field goes to whoever the
 * server acknowledged later, and both stay in the history.
 */
export type Edit = { readonly id: string; readonly takesBack?: TakenBack } & Change;

/** What an undo takes back. Only what still says what its author had written is changed, so that nobody's undo writes
 * over what somebody else wrote since. */
export interface TakenBack {
  /** The edit that wrote it. */
  readonly edit: string;
  /** What it wrote, by field. */
  readonly wrote: Fingerprints;
}

/** Short hashes of values, by field. */
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

/** The fields of a matter that are named change; the others stay. */
type SetChange =
  | { readonly kind: 'set-heading'; readonly changes: Partial<EstimateHeading> }
  | { readonly kind: 'set-party'; readonly role: PartyRole; readonly changes: Partial<Party> }
  | { readonly kind: 'set-claim'; readonly changes: Partial<Claim> }
  | { readonly kind: 'set-loss'; readonly changes: Partial<Loss> }
  | { readonly kind: 'set-unit'; readonly changes: Partial<RvUnit> }
  /** Another profile is copied into the estimate. */
  | { readonly kind: 'set-profile'; readonly changes: Partial<Profile> }
  /** The estimate gets rates, taxes or discounts of its own. */
  | { readonly kind: 'set-rates'; readonly changes: RateValues };

/** What of a line is changed field by field; its place, order and hours have edits of their own. */
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
>;

/** What of a line's work a person decided on. The book's share is looked up in the book, whoever sends it. */
export interface HandWork {
  /** What the line calls the operation, where that is not what the book does. */
  readonly operation: OperationKind | null;
  readonly hours: Readonly<Partial<Record<LaborType, TenthHours | null>>>;
  readonly refinish: Omit<RefinishEntry, 'book'> | null;
  readonly charge: Line['charge'];
}

/** What a line of a calculation said before it was reckoned again, where the calculator did not say it. */
export type PieceByHand = Pick<Line, 'description' | 'operation' | 'place'> &
  Pick<HandWork, 'hours' | 'refinish'>;

type LineChange =
  | {
      readonly kind: 'add-book-line';
      readonly lineId: string;
      readonly order: string;
      readonly part: string;
      readonly operation: OperationKind;
      readonly quantity: Thousandths;
      readonly place: Place;
    }
  | {
      readonly kind: 'add-line';
      readonly lineId: string;
      readonly order: string;
      readonly source: 'manual' | 'sublet' | 'fee' | 'comment';
      readonly place: Place;
      readonly fields: Partial<LineFields>;
    }
  | { readonly kind: 'change-line'; readonly lineId: string; readonly changes: Partial<LineFields> }
  | {
      readonly kind: 'set-operation';
      readonly lineId: string;
      /** Another operation of the book on the same part: the line stays, and its work follows the book. */
      readonly operation: OperationKind;
      /** Null keeps what was typed on the line; an undo says what it was. */
      readonly byHand: HandWork | null;
    }
  | {
      readonly kind: 'set-hours';
      readonly lineId: string;
      readonly laborType: LaborType;
      /** Null goes back to the book, and takes the labor off a line written by hand. */
      readonly billed: TenthHours | null;
    }
  | {
      readonly kind: 'set-labor-type';
      readonly lineId: string;
      /** Whose hours the line has, and as what they are billed; the same takes the judgment back. */
      readonly laborType: LaborType;
      readonly billedAs: LaborType;
    }
  | {
      readonly kind: 'change-refinish';
      readonly lineId: string;
      /** Null takes refinish off the line. */
      readonly changes: Partial<Omit<RefinishEntry, 'book'>> | null;
    }
  | {
      readonly kind: 'move-line';
      readonly lineId: string;
      readonly place: Place;
      /** Where its calculation puts it by then, as it was before: what an undo says. */
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
      /** Ids and order keys for the lines it may bring, by piece; pieces already on the estimate keep theirs. */
      readonly lines: Readonly<Record<string, { readonly lineId: string; readonly order: string }>>;
      /** Pieces that were taken off by hand and stay off. */
      readonly leftOut: readonly string[];
      /** Left out, what was typed stays; an undo says what it was, by piece. */
      readonly byHand?: Readonly<Record<string, PieceByHand>>;
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
      readonly place: Place;
      readonly quantity: Thousandths;
    }
  | { readonly kind: 'dismiss-suggestion'; readonly rule: string }
  /** Takes an answer back to the earlier one, and the line it brought with it. */
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

/** Takes what the lines follow from another book; whatever was typed stays. */
interface EditionChange extends BookPin {
  readonly kind: 'move-to-edition';
  /** Lines that keep the values of the book they are of, though the other one has some: what an undo says. */
  readonly staying: readonly string[];
}

/** Who and when are part of these, because they are part of the record. */
interface Signed {
  readonly by: string;
  readonly at: string;
}

/** What may change after locking without moving a cent. */
export type AdministrativeChange =
  | Extract<SetChange, { kind: 'set-heading' | 'set-party' | 'set-loss' | 'set-unit' }>
  | { readonly kind: 'set-claim'; readonly changes: Partial<Pick<Claim, 'number' | 'policy'>> }
  | PhotoChange
  | NoteChange;

/** What is on record of a version beside what it says: to whom it went, and who agreed to it. */
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
  /** An estimator authorizes the work, with a reason, though not everybody who pays has agreed. */
  | ({ readonly kind: 'approve'; readonly version?: VersionLabel; readonly reason?: string } & Signed)
  | ({
      readonly kind: 'decline';
      readonly version?: VersionLabel;
      readonly reason?: string;
      /** Who declined; absent: nobody said. */
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
  /** Takes a stage back: the undo of the three above. */
  | { readonly kind: 'return-to-stage'; readonly stage: Stage };
