import type { EarlierLineAnswer } from '@dre/core/contract/sharing/shared-estimate';
import { agreementOf, type AgreeingParty } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import {
  type AgreedLine,
  agreedLines,
  type EarlierAnswer,
  type EarlierAnswers,
  type SupplementView,
  supplementView,
} from '@dre/core/domain/sharing/supplement-view';
import type { Cents, TenthHours } from '@dre/core/domain/units';
import type { Db } from '../../database/connections/connection.ts';
import type { EstimateRecord } from '../estimates/record/estimates-queries.ts';
import type { AnswerRow } from './answers/answers-queries.ts';
import { payerOf } from './links/link-edit.ts';
import { lastRows, answerToLine } from './answers/answers-to-lines.ts';
import { pricedVersion, sharedVersion, type SharedVersion } from './shared-version.ts';

/** A version with its estimate. */
interface ShownVersion {
  readonly trx: Db;
  readonly companyId: string;
  readonly found: EstimateRecord;
  readonly label: string;
  readonly version: SharedVersion;
}

/** The version's changes against the one before; null for the first. */
export async function supplementOf(
  shown: ShownVersion,
  reader: AgreeingParty,
): Promise<SupplementView | null> {
  const before = earlierVersions(shown)[0];
  if (before === undefined) return null;
  const priced = await readEarlier(shown, before);
  return supplementView(before.label, pricedVersion(priced), pricedVersion(shown.version), reader);
}

/** Unchanged lines the insurer agreed to in an earlier version; `keys` are the lines considered. */
export async function agreedBefore(
  shown: ShownVersion,
  answers: readonly AnswerRow[],
  keys: readonly string[],
): Promise<readonly AgreedLine[]> {
  const earlier: EarlierAnswers[] = [];
  for (const record of earlierVersions(shown)) {
    const agreement = agreementOf(record, payerOf({ audience: 'insurer' }, record));
    const said = lastAnswers(answers.filter(({ label }) => label === record.label));
    const isAgreed = agreement?.answer === 'agreed';
    if (!isAgreed && said.size === 0) continue;
    earlier.push({
      label: record.label,
      version: pricedVersion(await readEarlier(shown, record)),
      agreed: isAgreed ? { name: agreement.name, at: agreement.on } : null,
      lines: said,
    });
  }
  return agreedLines(pricedVersion(shown.version), keys, earlier);
}

/** The last earlier answers to lines still without one, each with the shop's reply. */
export function answersBefore(
  shown: ShownVersion,
  answers: readonly AnswerRow[],
  keys: readonly string[],
  agreed: readonly AgreedLine[],
): EarlierLineAnswer[] {
  const labels = new Set<string>(earlierVersions(shown).map(({ label }) => label));
  const open = new Set(keys);
  for (const { lineId } of agreed) open.delete(lineId);
  const rows = answers.filter(({ audience, label }) => audience === 'insurer' && labels.has(label));
  return [...lastRows(rows)]
    .filter(([key]) => open.has(key))
    .map(([key, row]) => ({
      ...answerToLine(key, row),
      version: row.label,
      name: row.name,
    }));
}

/** Newest first. */
function earlierVersions({ found, label }: ShownVersion): readonly VersionRecord[] {
  const { versions } = found.estimate;
  const at = versions.findIndex((version) => version.label === label);
  return versions.slice(0, Math.max(at, 0)).toReversed();
}

function readEarlier({ trx, companyId, found }: ShownVersion, { label, corrections }: VersionRecord) {
  return sharedVersion(trx, companyId, found, { label, correction: corrections.at(-1)?.label ?? '' });
}

function lastAnswers(rows: readonly AnswerRow[]): ReadonlyMap<string, EarlierAnswer> {
  const own = rows.filter(({ audience }) => audience === 'insurer');
  return new Map(Array.from(lastRows(own), ([key, row]) => [key, earlierAnswer(key, row)]));
}

function earlierAnswer(key: string, row: AnswerRow): EarlierAnswer {
  const { answer, at, price } = answerToLine(key, row);
  const hours = (row.content.hours ?? []).map(({ type, billed }) => ({ type, billed: billed as TenthHours }));
  return { answer, proposal: { hours, price: price as Cents | null }, name: row.name, at };
}
