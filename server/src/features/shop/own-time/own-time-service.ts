import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OwnTimeReply } from '@dre/core/contract/shop/own-time';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { OperationKind, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';
import { bookHours } from '@dre/core/domain/estimates/pricing/line-hours/book-hours';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';
import { accept, refuse } from '@dre/core/domain/result';
import { tenthsOfMinutes } from '@dre/core/domain/rounding';
import {
  type AskedWork,
  ownTime,
  type OwnTime,
  ownTimeLimits,
} from '@dre/core/domain/shop/own-time/own-time';
import { levelPath, levelPathsOf, workPath } from '@dre/core/domain/shop/own-time/own-time-sample';
import { minutes, type Thousandths } from '@dre/core/domain/units';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { bookIfThere } from '../../catalogue/open-books.ts';
import type { EstimateContext } from '../../estimates/record/access.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { ownCrewId, shopOf } from '../setup/shop-queries.ts';
import { refusedUnless, shopIsOff, type ShopReply } from '../shop-access.ts';
import { talliesOf, workedOn } from './own-time-queries.ts';

/** The work of a line and the book it is priced with. */
export interface AskedLine {
  readonly part: string;
  readonly operation: OperationKind;
  readonly quantity: Thousandths;
  readonly vehicleType: VehicleType | null;
  readonly edition: number;
  readonly houseRevision: number;
}

/** The shop's own time for a line, read by one probe of the tallies of its levels. */
export async function readOwnTime(
  context: CompanyContext,
  secret: string,
  line: AskedLine,
): ShopReply<OwnTimeReply, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedUnless(context, 'edit-estimates');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const { companyId } = company;
  const shop = await shopOf(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const book = await bookIfThere(trx, { companyId, ...line });
  const asked = book === undefined ? null : askedWork(book, line);
  if (asked === null) return refuse({ kind: 'not-found' });
  const tallies = await talliesOf(trx, levelPathsOf(workPath(asked)));
  const found = ownTime(asked, (path) => tallies.get(path));
  if (found === null) return accept(nothing('too-few'));
  const isOpen = found.people >= ownTimeLimits.people || shop.settings.showsTimeOfOne === true;
  if (!isOpen && !(await isOwn(context, asked, found))) return accept(nothing('one-person'));
  const on = dayIn(await timeZoneOf(trx, companyId), context.now.getTime());
  const figures = figuresOf(asked, found, on);
  return accept({
    state: 'measured',
    figures: { ...figures, seal: sealOf(secret, companyId, figures) },
    repairs: [...found.repairs],
    people: found.people,
  });
}

function nothing(state: 'too-few' | 'one-person'): OwnTimeReply {
  return { state, figures: null, repairs: [], people: 0 };
}

/** The book says part type, labor type and hours, whatever was sent. Paint depends on the panels beside it. */
function askedWork(book: Book, { part, operation, quantity, vehicleType }: AskedLine): AskedWork | null {
  const found = book.operation(part, operation);
  const partType = book.part(part)?.partType;
  if (found === undefined || partType === undefined || found.laborType === 'refinish') return null;
  const { laborType, hours } = found;
  const bookMinutes = minutes(bookHours(hours, quantity) * 6);
  return { laborType, operation, partType, part, vehicleType, quantity, bookMinutes };
}

/** Figures of one person's work are their own. */
async function isOwn(context: CompanyContext, asked: AskedWork, { level }: OwnTime): Promise<boolean> {
  const me = await ownCrewId(context);
  const path = levelPath(asked, level);
  return me !== null && path !== null && workedOn(context.auth.trx, me, path);
}

type Unsealed = Omit<MeasuredHours, 'seal'>;

function figuresOf(asked: AskedWork, found: OwnTime, on: string): Unsealed {
  const { laborType, part, operation, quantity, vehicleType } = asked;
  return {
    laborType,
    part,
    operation: operation as OperationKind,
    quantity,
    vehicleType,
    level: found.level,
    hours: tenthsOfMinutes(found.median),
    lower: tenthsOfMinutes(found.lower),
    upper: tenthsOfMinutes(found.upper),
    fourOfFive: tenthsOfMinutes(found.fourOfFive),
    count: found.repairs.length,
    isFew: found.isFew,
    since: found.since,
    until: found.until,
    on,
  };
}

/** The seal is the company's: figures of another one are invented here. */
function sealOf(secret: string, companyId: string, figures: Unsealed): string {
  return createHmac('sha256', secret)
    .update(`own time ${companyId} ${canonicalJson(figures)}`)
    .digest('base64url');
}

/** True if the server gave all of these figures to the company. */
export function areSealed(
  { auth: { company } }: EstimateContext,
  secret: string,
  measured: readonly MeasuredHours[],
): boolean {
  return measured.every(({ seal, ...figures }) => {
    const [given, own] = [Buffer.from(seal), Buffer.from(sealOf(secret, company.companyId, figures))];
    return given.length === own.length && timingSafeEqual(given, own);
  });
}
