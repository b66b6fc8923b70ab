import type { LaborType, OperationKind, VehicleType } from '../../catalogue/trade-words.ts';
import type { TenthHours, Thousandths } from '../../units.ts';
import type { Line } from './line.ts';

/** Repairs compared with a line, from the narrowest level to the widest. */
export const ownTimeLevels = ['vehicle', 'operation', 'kind', 'labor'] as const;
export type OwnTimeLevel = (typeof ownTimeLevels)[number];

/**
 * Hours taken from the shop's own finished repairs, with the figures they rest on. The server seals them, so that nobody
 * types invented ones.
 */
export interface MeasuredHours {
  readonly laborType: LaborType;
  readonly part: string;
  readonly operation: OperationKind;
  readonly quantity: Thousandths;
  readonly vehicleType: VehicleType | null;
  readonly level: OwnTimeLevel;
  /** The median. */
  readonly hours: TenthHours;
  /** The middle half lies between these. */
  readonly lower: TenthHours;
  readonly upper: TenthHours;
  /** Four of five repairs took no longer. */
  readonly fourOfFive: TenthHours;
  readonly count: number;
  /** Fewer than twenty of them were clocked on the task itself. */
  readonly isFew: boolean;
  /** Months of the first and the last repair, such as 2026-03. */
  readonly since: string;
  readonly until: string;
  /** The day the figures were read. */
  readonly on: string;
  readonly seal: string;
}

type MeasuredLine = Pick<Line, 'measured' | 'source' | 'operation' | 'quantity'>;

/**
 * The figures behind billed hours. They count only while the line bills exactly these hours for the same work; typing
 * another value makes it a judgment, and undoing that makes it measured again.
 */
export function measuredHours(
  { measured, source, operation, quantity }: MeasuredLine,
  type: LaborType,
  billed: TenthHours | null,
): MeasuredHours | undefined {
  return measured?.findLast(
    (found) =>
      found.hours === billed &&
      found.laborType === type &&
      source.kind === 'book' &&
      found.part === source.part &&
      found.operation === operation &&
      found.quantity === quantity,
  );
}
