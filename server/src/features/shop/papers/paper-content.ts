import { withSideNames } from '@dre/core/domain/account/side-names';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import type { Paper } from '@dre/core/domain/documents/document-kinds';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Db } from '../../../database/connections/connection.ts';
import type { ShopPaper } from '../../../documents/shop/shop-paper.ts';
import { currentSettings } from '../../account/current-settings.ts';
import { logoById } from '../../account/settings-queries.ts';
import { contentsOf } from '../../catalogue/open-books.ts';
import { withDrawnLocations } from '../../estimates/record/drawn-locations.ts';
import { estimateById } from '../../estimates/record/estimates-queries.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';

/** The acting company at a time. */
export interface PaperContext {
  readonly trx: Db;
  readonly companyId: string;
  readonly now: Date;
}

/** The estimate behind an order, its lines placed as drawings show them. */
export async function drawnEstimate(trx: Db, id: string): Promise<Estimate | undefined> {
  const record = await estimateById(trx, id);
  if (record === undefined) return undefined;
  const { estimate } = record;
  const { edition } = pinOf(estimate);
  return { ...estimate, ...(await withDrawnLocations(estimate, await contentsOf(trx, edition))) };
}

type PaperHead = Pick<ShopPaper, 'paper' | 'letterhead' | 'logo' | 'sides' | 'printedOn' | 'zone'>;

/** The shop's letterhead, and the names of sides as its book has them. */
export async function paperHead(
  { trx, companyId, now }: PaperContext,
  paper: Paper,
  estimate: Estimate | undefined,
): Promise<PaperHead> {
  const { settings } = await currentSettings(trx, companyId);
  const zone = await timeZoneOf(trx, companyId);
  const { letterhead } = settings;
  const logo = letterhead.logo === null ? undefined : await logoById(trx, companyId, letterhead.logo);
  const sides =
    estimate === undefined
      ? []
      : withSideNames(await contentsOf(trx, pinOf(estimate).edition), settings.sideNaming).sides;
  return {
    paper,
    letterhead,
    logo: logo === undefined ? null : new Uint8Array(logo.bytes),
    sides: sides.map(({ code, name }) => ({ code, name })),
    printedOn: dayIn(zone, now.getTime()),
    zone,
  };
}

export function vehicleOf({ unit: { year, make, model } }: Pick<Estimate, 'unit'>): string {
  return [year === null ? '' : String(year), make, model].filter(Boolean).join(' ');
}
