import type { AgreeingParty } from '../../estimates/model/lifecycle/agreement.ts';
import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { VehicleLocation } from '../../estimates/model/line.ts';
import type { VersionLabel } from '../../estimates/model/lifecycle/version.ts';
import type { Minutes, Thousandths } from '../../units.ts';
import type { Department, Phase, SkillLevel } from './departments.ts';

/** R&I is two pieces of work: off at teardown, on after paint. */
export type TaskHalf = 'whole' | 'off' | 'on';

/** Work of one labor type on one item of a locked version. It carries no price, so technicians may read it. */
export interface WorkTask {
  /** Item key, labor type and half; the same in every version of the estimate. */
  readonly key: string;
  readonly lineNumber: number;
  readonly description: string;
  readonly operation: OperationKind | null;
  /** Null for sublet work without hours, and for the shop's own work. */
  readonly laborType: LaborType | null;
  readonly location: VehicleLocation | null;
  readonly department: Department;
  readonly phase: Phase;
  readonly half: TaskHalf;
  /** Negative only if rules deduct more than the item has. */
  readonly soldMinutes: Minutes;
  /** Printed `Incl.`: the task is ticked but not clocked. */
  readonly isIncluded: boolean;
  readonly people: 1 | 2;
  readonly skill: SkillLevel;
  /** Keys of parts that must be here. */
  readonly needs: readonly string[];
  /** The line's note and the work its hours include, as on a work order; absent where there is none. */
  readonly note?: string;
  readonly included?: string;
}

/** A part one item of a locked version asks for. */
export interface WorkPart {
  /** The item's key. */
  readonly key: string;
  readonly lineNumber: number;
  readonly description: string;
  readonly partNumber: string;
  readonly wanted: Thousandths;
  /** Absent in work that was derived before these were read. */
  readonly unit?: Unit;
  readonly location?: VehicleLocation;
}

/** The proof a check asks for. */
export type CheckProof = 'none' | 'photo' | 'reading';

/** A check that must pass before delivery, such as an LP pressure test. */
export interface WorkCheck {
  readonly key: string;
  readonly name: string;
  readonly proof: CheckProof;
  /** The department that redoes the work if the check fails, and its phase. */
  readonly department: Department;
  readonly phase: Phase;
}

/** A locked version as the shop reads it. The server derives it from the version, so nobody can send hours of their own. */
export interface VersionWork {
  readonly version: VersionLabel;
  readonly hash: string;
  readonly tasks: readonly WorkTask[];
  readonly parts: readonly WorkPart[];
  readonly checks: readonly WorkCheck[];
}

/** The payers who agreed to a version, and those who have yet to. */
export interface PayerReplies {
  readonly agreed: readonly AgreeingParty[];
  readonly awaited: readonly AgreeingParty[];
}
