import type { Zone } from '../../catalogue/book/book.ts';
import type { VehicleType } from '../../catalogue/trade-words.ts';
import type { VersionLabel } from '../../estimates/model/lifecycle/version.ts';
import type { UtcMinute } from '../../units.ts';
import type { Hold } from './hold.ts';
import type { RepairPart } from './repair-part.ts';
import type { RepairTask } from './repair-task.ts';
import type { ShopLocation, UnitMeasures } from './shop-location.ts';
import type { Signature } from './signature.ts';
import type { PayerReplies, VersionWork, WorkCheck } from './version-work.ts';

/** `agreed` is read from the version's agreements; `own-risk` is the shop's decision, with a reason. */
export interface AuthorizedVersion extends Signature {
  readonly version: VersionLabel;
  /** The version whose work the order has since: another one where `version` was declined. */
  readonly inForce: VersionLabel;
  readonly hash: string;
  readonly how: 'agreed' | 'own-risk' | 'declined';
  /** The person who agreed or declined; a contact, so technicians do not read it. */
  readonly name: string;
  readonly reason: string;
}

export interface GivenPromise {
  readonly id: string;
  readonly day: string;
  readonly reason: string;
}

/** One stay of the unit: keys to keys. A reopened order has another beside it. */
export interface Visit {
  readonly id: string;
  readonly in: Signature;
  /** The measures before check-in, for its undo. */
  readonly measuredBefore: UnitMeasures;
  readonly out: Delivery | null;
}

export interface GivenDelivery {
  readonly hasWalkRound: boolean;
  /** The person who signed and the stored signature; a contact. */
  readonly signature: { readonly name: string; readonly file: string } | null;
  readonly keys: number;
  readonly documents: readonly string[];
  /** The reason the unit leaves with work open, such as a total loss; null if it is finished. */
  readonly unfinished: string | null;
}

export type Delivery = GivenDelivery & Signature;

export interface UnitMove extends Signature {
  readonly id: string;
  /** Null: nobody knows, or the shop has no bays. */
  readonly location: ShopLocation | null;
}

export interface GivenStepPlan {
  readonly people: readonly string[];
  readonly location: string | null;
  readonly from: UtcMinute | null;
  readonly until: UtcMinute | null;
}

export interface StepPlan extends GivenStepPlan {
  readonly pin: Signature | null;
}

/** Work, or the whole unit, that is with somebody else. */
export interface GivenOuting {
  readonly id: string;
  /** Null: the unit itself. */
  readonly step: string | null;
  readonly vendor: string;
  readonly expectedBack: string | null;
}

export interface Outing extends GivenOuting {
  readonly sent: Signature;
  readonly back: Signature | null;
}

export interface GivenCheckResult {
  readonly id: string;
  readonly photos: readonly string[];
  readonly reading: string;
  readonly note: string;
}

export interface CheckResult extends GivenCheckResult, Signature {
  readonly hasPassed: boolean;
}

export interface RepairCheck {
  readonly work: WorkCheck;
  /** The authorized version no longer asks for it. */
  readonly isWithdrawn: boolean;
  /** Oldest first; the last one decides. */
  readonly results: readonly CheckResult[];
}

/** Damage a technician uncovered. Its id becomes that of the possible line. */
export interface GivenFinding {
  readonly id: string;
  readonly task: string | null;
  readonly location: Zone | null;
  readonly description: string;
  readonly photos: readonly string[];
}

export type Finding = GivenFinding & Signature;

/** A photo taken during the repair. Photos of the estimate stay on the estimate. */
export interface GivenOrderPhoto {
  readonly id: string;
  /** SHA-256 of the uploaded bytes. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly takenAt: string | null;
  readonly task: string | null;
}

export type OrderPhoto = GivenOrderPhoto & Signature;

/** A photo of the order or of its estimate that the owner sees on the status link. */
export interface ReleasedPhoto extends Signature {
  readonly id: string;
  readonly file: string;
}

export interface Reopening extends Signature {
  readonly reason: string;
  readonly deliveredAt: string;
}

/** The repair of one unit by one estimate. Clock entries are logs of persons, so no edit of an order touches them. */
export interface RepairOrder {
  readonly id: string;
  readonly number: string;
  readonly estimateId: string;
  readonly state: 'new' | 'open' | 'delivered' | 'void';
  readonly opened: Signature | null;
  readonly voided: (Signature & { readonly reason: string }) | null;
  readonly unit: UnitMeasures & { readonly type: VehicleType | null };
  /** Oldest first; the last one is in force. */
  readonly authorized: readonly AuthorizedVersion[];
  /** A locked version nobody agreed to yet: its changes are visible, and held. */
  readonly pending: (VersionWork & { readonly since: string; readonly replies?: PayerReplies }) | null;
  readonly promises: readonly (GivenPromise & Signature)[];
  readonly dropOff: string | null;
  readonly visits: readonly Visit[];
  readonly reopenings: readonly Reopening[];
  /** Moves of the unit, in the order they were written. */
  readonly moves: readonly UnitMove[];
  /** Plans by step key; a step without a plan has none. */
  readonly steps: Readonly<Record<string, StepPlan>>;
  readonly tasks: readonly RepairTask[];
  readonly parts: readonly RepairPart[];
  readonly holds: readonly Hold[];
  readonly outings: readonly Outing[];
  readonly checks: readonly RepairCheck[];
  readonly findings: readonly Finding[];
  /** Absent while there are none, as in orders stored before photos were taken in the shop. */
  readonly photos?: readonly OrderPhoto[];
  readonly released?: readonly ReleasedPhoto[];
}

/** An order before `open-order`. */
export function blankOrder(id: string): RepairOrder {
  return {
    id,
    number: '',
    estimateId: '',
    state: 'new',
    opened: null,
    voided: null,
    unit: { type: null, length: null, height: null, width: null },
    authorized: [],
    pending: null,
    promises: [],
    dropOff: null,
    visits: [],
    reopenings: [],
    moves: [],
    steps: {},
    tasks: [],
    parts: [],
    holds: [],
    outings: [],
    checks: [],
    findings: [],
  };
}

/** The visit in progress; undefined while the unit is not here. */
export function currentVisit({ visits }: Pick<RepairOrder, 'visits'>): Visit | undefined {
  const last = visits.at(-1);
  return last?.out === null ? last : undefined;
}
