import { compareVersions, type LineComparison } from '../estimates/versions/compare-versions.ts';
import { isInTotals, type Line } from '../estimates/model/line.ts';
import type { PricedVersion } from '../estimates/pricing/price-work-items.ts';
import { add, type Cents, noMoney, subtract, sum } from '../units.ts';
import { itemTotal } from './line-amounts.ts';
import { answeredLine, type Proposal } from './proposal.ts';
import { requestedChange } from './requested.ts';

/** The changes of a supplement against the previous version, for readers outside the shop. */
export interface SupplementView {
  /** The previous version: E01. */
  readonly since: string;
  readonly grossBefore: Cents;
  /** The reader's amount in the previous version. */
  readonly partBefore: Cents;
  readonly lines: readonly SupplementLine[];
  /** Taxes, supplies and discounts: with the lines they add up to the change of the total. */
  readonly rest: Cents;
  readonly change: Cents;
}

export interface SupplementLine {
  readonly kind: 'added' | 'changed' | 'repriced' | 'removed';
  readonly lineId: string;
  readonly number: number;
  readonly description: string;
  readonly before: Cents;
  readonly after: Cents;
}

type Reader = 'insurer' | 'customer' | 'warranty';

export function supplementView(
  since: string,
  before: PricedVersion,
  after: PricedVersion,
  reader: Reader,
): SupplementView {
  const lines = changedLines(before, after);
  const change = subtract(after.totals.gross, before.totals.gross);
  return {
    since,
    grossBefore: before.totals.gross,
    partBefore: before.settlement[reader],
    lines,
    rest: subtract(change, sum(lines.map((line) => subtract(line.after, line.before)))),
    change,
  };
}

/** Lines of the repair that differ from the previous version in amount or content. */
export function changedLines(before: PricedVersion, after: PricedVersion): readonly SupplementLine[] {
  const [earlier, later] = [billedLines(before), billedLines(after)];
  return compareVersions(before, after).lines.flatMap((line): SupplementLine[] => {
    const { lineId, number, description } = line;
    const [was, is] = [earlier.has(lineId), later.has(lineId)];
    if (!was && !is) return [];
    const kind = kindOf(line, was, is);
    if (kind === undefined) return [];
    return [
      {
        kind,
        lineId,
        number,
        description,
        before: was ? line.before.amount : noMoney,
        after: is ? line.after.amount : noMoney,
      },
    ];
  });
}

function billedLines({ content }: PricedVersion): ReadonlySet<string> {
  return new Set(content.lines.filter(isInTotals).map(({ id }) => id));
}

function kindOf(line: LineComparison, was: boolean, is: boolean): SupplementLine['kind'] | undefined {
  if (!was) return 'added';
  if (!is) return 'removed';
  if (line.kind === 'changed' && line.fields.some((field) => agreedFields.has(field))) return 'changed';
  const isSame = line.before.amount === line.after.amount && line.before.hours === line.after.hours;
  return isSame ? undefined : line.kind === 'changed' ? 'changed' : 'repriced';
}

/**
 * Line fields an agreement covers, besides hours and amount. Notes, photos and the position in the list do not count.
 */
const agreedFields: ReadonlySet<keyof Line> = new Set([
  'description',
  'operation',
  'partNumber',
  'partSource',
  'quantity',
  'unit',
  'price',
  'betterment',
  'payer',
  'priorDamage',
]);

/** The insurer's answers to an earlier locked version. */
export interface EarlierAnswers {
  readonly label: string;
  readonly version: PricedVersion;
  /** Set if they agreed to all of it, otherwise null. */
  readonly agreed: { readonly name: string; readonly at: string } | null;
  /** The latest answer by line, or by the key of a line's material. */
  readonly lines: ReadonlyMap<string, EarlierAnswer>;
}

export interface EarlierAnswer {
  readonly answer: 'approve' | 'question' | 'propose' | 'deny';
  readonly proposal: Proposal;
  readonly name: string;
  readonly at: string;
}

/** A line agreed to with an earlier version and unchanged since. */
export interface AgreedLine {
  readonly lineId: string;
  readonly version: string;
  /** The insurer requested the line as it is now, and the shop changed it. */
  readonly isAsAsked: boolean;
  readonly name: string;
  readonly at: string;
}

/** Lines that need no new approval. `earlier` is newest first. */
export function agreedLines(
  now: PricedVersion,
  keys: readonly string[],
  earlier: readonly EarlierAnswers[],
): readonly AgreedLine[] {
  const changed = earlier.map(
    ({ version }) => new Set(changedLines(version, now).map(({ lineId }) => lineId)),
  );
  return keys.flatMap((key): AgreedLine[] => {
    const line = answeredLine(now.content, key);
    const at = earlier.findIndex(({ agreed, lines }) => agreed !== null || lines.has(key));
    const answers = earlier[at];
    if (line === undefined || answers === undefined) return [];
    const own = answers.lines.get(key);
    const isSame = changed[at]?.has(line.id) === false;
    const approval = isSame ? (answers.agreed ?? (own?.answer === 'approve' ? own : undefined)) : undefined;
    const requested =
      own?.answer === 'propose' && isAsProposed(answers.version, now, key, own.proposal) ? own : undefined;
    const agreed = approval ?? requested;
    return agreed === undefined
      ? []
      : [
          {
            lineId: key,
            version: answers.label,
            isAsAsked: approval === undefined,
            name: agreed.name,
            at: agreed.at,
          },
        ];
  });
}

/** True if the line now bills exactly the proposal. */
function isAsProposed(before: PricedVersion, now: PricedVersion, key: string, proposal: Proposal): boolean {
  const [was, is] = [before, now].map(({ items }) => items.find((one) => one.key === key));
  const request = requestedChange(before, before.content, key, proposal);
  if (was === undefined || is === undefined || request === null) return false;
  const expected = add(itemTotal(was, before.content.profile), request.change);
  return (
    expected === itemTotal(is, now.content.profile) &&
    proposal.hours.every(({ type, billed }) => is.hours.find((one) => one.type === type)?.billed === billed)
  );
}
