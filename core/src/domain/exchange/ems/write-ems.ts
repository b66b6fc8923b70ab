import { zoneOffset } from '../../companies/time-zone.ts';
import { product } from '../../product.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { sha256 } from '../../hashing/sha256.ts';
import { noMoney, subtract, sum } from '../../units.ts';
import type { DbaseRecord } from '../dbase/field.ts';
import { writeTable } from '../dbase/write-table.ts';
import { ownSystem } from './codes.ts';
import { type LineRecord, lineTable, mostLines } from './line-table.ts';
import { firstPeopleTable, secondPeopleTable } from './people-tables.ts';
import {
  headerTable,
  laborTable,
  materialTable,
  partTable,
  taxTable,
  towingTable,
} from './profile-tables.ts';
import { emsFields, emsTableNames, type EmsTable } from './schema.ts';
import type { EmsSource } from './source.ts';
import { subtotalTable } from './subtotal-table.ts';
import { vehicleTable } from './vehicle-table.ts';

export interface EmsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reasons an estimate cannot be written as EMS. Nothing is written then. */
export type EmsRefusal =
  | { readonly kind: 'too-many-lines'; readonly line: number; readonly count: number; readonly limit: number }
  | { readonly kind: 'line-does-not-fit'; readonly line: number; readonly field: string }
  | { readonly kind: 'does-not-fit'; readonly table: EmsTable; readonly field: string };

/** All fourteen tables, including empty ones, and the vehicle's memos. */
export function writeEms(source: EmsSource): Result<readonly EmsFile[], EmsRefusal> {
  const lines = lineTable(source);
  if (!lines.ok) return refuse({ kind: 'too-many-lines', ...lines.refusal, limit: mostLines });
  const records = recordsOf(source, lines.value);
  const stem = stemOf(source);
  const files: EmsFile[] = [];
  for (const table of emsTableNames) {
    const written = writeTable(emsFields[table], records[table], localMoment(source).slice(0, 10));
    if (!written.ok) return refuse(overflow(table, written.refusal, lines.value));
    files.push({ name: `${stem}.${table}`, bytes: written.value.table });
    if (written.value.memo !== null) files.push({ name: `${stem}.dbt`, bytes: written.value.memo });
  }
  return accept(files);
}

/** Eight characters, equal for the same version of the same estimate. */
export function stemOf({ estimateId, label, at }: Pick<EmsSource, 'estimateId' | 'label' | 'at'>): string {
  return sha256(`${estimateId} ${label} ${at}`).slice(0, 8);
}

/** The time of the last change as the company's clock shows it: 2026-11-15T04:42:00.000. */
function localMoment({ at, zone }: Pick<EmsSource, 'at' | 'zone'>): string {
  const instant = Date.parse(at);
  return new Date(instant + zoneOffset(zone, instant)).toISOString().slice(0, -1);
}

function recordsOf(
  source: EmsSource,
  lines: readonly LineRecord[],
): Readonly<Record<EmsTable, readonly DbaseRecord[]>> {
  const { profile } = source.content;
  return {
    env: [envelope(source)],
    veh: [vehicleTable(source)],
    ad1: [firstPeopleTable(source)],
    ad2: [secondPeopleTable(source)],
    ven: [{}],
    lin: lines.length === 0 ? [{}] : lines.map(({ record }) => record),
    stl: subtotalTable(source),
    ttl: [totalTable(source)],
    pfh: [headerTable(profile)],
    pfl: laborTable(profile),
    pfm: materialTable(profile),
    pfo: [towingTable(profile)],
    pfp: partTable(profile),
    pft: [taxTable(profile)],
  };
}

function envelope(source: EmsSource): DbaseRecord {
  const { content, label, withPersonalData } = source;
  const moment = localMoment(source);
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 19).replaceAll(':', '');
  const { number } = content.heading;
  return {
    EST_SYSTEM: ownSystem,
    SW_VERSION: product.version,
    DB_VERSION: `EDITION ${source.edition}`,
    UNQFILE_ID: stemOf(source),
    // A truncated number would be a different number.
    RO_ID: number.length > 8 ? null : number,
    ESTFILE_ID: source.estimateId,
    SUPP_NO: label,
    EST_CTRY: 'USA',
    TRANS_TYPE: 'E',
    STATUS: false,
    CREATE_DT: day,
    CREATE_TM: time,
    TRANSMT_DT: day,
    TRANSMT_TM: time,
    INCL_ADMIN: withPersonalData,
    INCL_VEH: true,
    INCL_EST: true,
    INCL_PROFL: true,
    INCL_TOTAL: true,
    INCL_VENDR: false,
    EMS_VER: '2.01',
  };
}

/** Net is the gross less betterment, prior damage, amounts others pay, and the deductible. */
function totalTable({ priced: { totals, settlement }, previous }: EmsSource): DbaseRecord {
  const { betterment, relatedPriorDamage, customerLines, warrantyLines, deductible, net } = settlement;
  return {
    G_TTL_AMT: totals.gross,
    G_BETT_AMT: sum([betterment.amount, betterment.tax]),
    G_RPD_AMT: relatedPriorDamage.amount,
    G_DED_AMT: deductible,
    G_CUST_AMT: sum([customerLines.amount, warrantyLines.amount]),
    G_AA_AMT: settlement.appearanceAllowance,
    N_TTL_AMT: net,
    PREV_NET: previous?.net ?? noMoney,
    SUPP_AMT: previous === null ? noMoney : subtract(totals.gross, previous.gross),
    N_SUPP_ANT: previous === null ? noMoney : subtract(net, previous.net),
    G_UPD_AMT: settlement.unrelatedPriorDamage?.gross ?? noMoney,
    G_TTL_DISC: totals.discount,
    G_TAX: totals.tax,
    GST_AMT: noMoney,
  };
}

function overflow(
  table: EmsTable,
  { record, field }: { readonly record: number; readonly field: string },
  lines: readonly LineRecord[],
): EmsRefusal {
  const line = table === 'lin' ? lines[record]?.line : undefined;
  return line === undefined
    ? { kind: 'does-not-fit', table, field }
    : { kind: 'line-does-not-fit', line, field };
}
