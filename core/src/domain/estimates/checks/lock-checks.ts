import { cents } from '../../units.ts';
import { type Check, type CheckKind, type Checked, checksFor, concerning } from './checks.ts';
import { limits } from '../model/limits.ts';
import { isInTotals } from '../model/line.ts';
import type { PricedItems } from '../pricing/price-work-items.ts';
import { dollars, hours } from '../../number-text.ts';
import { type TotalLossIndication, totalLossText } from './total-loss.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

/** The section of the product where the finding is fixed. */
export type CheckTarget = 'lines' | 'details' | 'photos' | 'book' | 'totals';

export interface LockCheck extends Check {
  readonly target: CheckTarget;
}

export interface BeforeLocking extends Checked, PricedItems {
  /** Photos not yet uploaded from this device; a locked version would refer to missing files. */
  readonly unsentPhotos: number;
  readonly isBookNewer: boolean;
  readonly totalLoss: TotalLossIndication | null;
}

/** All checks before locking. Only open lines, or having no lines, block it. */
export function lockChecks(facts: BeforeLocking): readonly LockCheck[] {
  const { estimate, items } = facts;
  const written = items.filter(({ parent }) => parent === null);
  const checks = [
    ...(estimate.lines.length === 0 ? [plainCheck('no-lines', 'There are no lines yet', 'blocking')] : []),
    ...checksFor(facts),
    ...withoutHours(written),
    ...missingParticulars(facts),
    ...untaxed(facts),
    ...nearLimits(facts),
    ...contextChecks(facts),
  ];
  return checks
    .map((check) => ({ ...check, target: targets[check.kind] }))
    .toSorted((one, other) => order[one.tone] - order[other.tone]);
}

const order: Record<Check['tone'], number> = { blocking: 0, warning: 1, ok: 2 };

const targets: Record<CheckKind, CheckTarget> = {
  vin: 'details',
  open: 'lines',
  contested: 'lines',
  'no-price': 'lines',
  'above-book': 'lines',
  'no-photo': 'lines',
  'not-from-book': 'lines',
  'earlier-book': 'lines',
  unusual: 'lines',
  'no-lines': 'lines',
  'no-hours': 'lines',
  customer: 'details',
  vehicle: 'details',
  claim: 'details',
  limits: 'lines',
  'unsent-photos': 'photos',
  'newer-book': 'book',
  'total-loss': 'totals',
  'no-tax': 'totals',
};

const work = new Set(['replace', 'repair', 'ri', 'refinish', 'blend', 'overhaul', 'align', 'reseal']);

/** Work without hours: free of charge, or forgotten. */
function withoutHours(items: readonly WorkItem[]): readonly Check[] {
  const isIdle = ({ line, hours: entries }: WorkItem) =>
    isInTotals(line) &&
    line.operation !== null &&
    work.has(line.operation) &&
    entries.every(({ billed, isIncluded }) => billed === 0 && !isIncluded);
  return concerning(items, 'no-hours', 'warning', isIdle, {
    one: 'has no hours',
    many: 'lines have no hours',
  });
}

function missingParticulars({ estimate: { parties, unit, claim } }: BeforeLocking): readonly Check[] {
  const { customer, insurer } = parties;
  const checks: Check[] = [];
  if ((customer.name || customer.company).trim() === '')
    checks.push(plainCheck('customer', 'No customer yet'));
  if (unit.vehicleType === null) checks.push(plainCheck('vehicle', 'No vehicle type yet'));
  if (claim.payer === 'insurance') {
    if ((insurer.name || insurer.company).trim() === '') checks.push(plainCheck('claim', 'No insurer yet'));
    if (claim.number.trim() === '') checks.push(plainCheck('claim', 'No claim number yet'));
  }
  return checks;
}

/** A tax that is there without a rate was not filled in yet; where nothing is taxed, the profile has no tax. */
function untaxed({ totals: { taxes }, estimate: { profile } }: BeforeLocking): readonly Check[] {
  const isUnset = (id: string) =>
    profile.taxes.some((tax) => tax.id === id && tax.rate === 0 && tax.tiers.every(({ rate }) => rate === 0));
  return taxes
    .filter(({ id, base }) => base > 0 && isUnset(id))
    .map(({ name, base }) => plainCheck('no-tax', `${name} on ${dollars(base)} is at 0%`));
}

/** Limits of the EMS field widths; a larger estimate is valid but cannot be exported. */
const ems = { lines: 999, hours: 9_999, price: 99_999_999, category: cents(99_999_999), total: 999_999_999 };
/** Nine tenths of a limit: the next entry may be refused. */
const near = (limit: number) => Math.floor((limit * 9) / 10);

function nearLimits({ estimate, items, totals }: BeforeLocking): readonly Check[] {
  const count = estimate.lines.length;
  const checks: Check[] = [];
  const add = (text: string) => checks.push(plainCheck('limits', text));
  const named = (value: number) => value.toLocaleString('en-US');
  if (count > near(limits.lines)) add(`${named(count)} of ${named(limits.lines)} lines are used`);
  if (count > ems.lines) add(`EMS carries ${ems.lines} lines, here are ${named(count)}`);
  for (const { type, hours: billed } of totals.labor) {
    if (billed <= ems.hours) continue;
    add(
      `EMS carries ${hours(ems.hours)} of one labor, ${estimate.profile.labor[type].name} has ${hours(billed)}`,
    );
  }
  if (Object.values(totals.categories).some((amount) => amount > ems.category)) {
    add(`EMS carries ${dollars(ems.category)} in one category, and one has more`);
  }
  if (totals.gross > ems.total) add(`EMS carries a total of ${dollars(ems.total)}`);
  const isNear = ({ line, hours: entries }: WorkItem) =>
    (line.price ?? 0) > near(limits.price) || entries.some(({ billed }) => billed > near(limits.hours));
  return [
    ...checks,
    ...concerning(items, 'limits', 'warning', isNear, {
      one: 'is close to what a line can hold',
      many: 'lines are close to what a line can hold',
    }),
  ];
}

function contextChecks({ unsentPhotos, isBookNewer, totalLoss }: BeforeLocking): readonly Check[] {
  const checks: Check[] = [];
  if (unsentPhotos > 0) {
    const photos = unsentPhotos === 1 ? '1 photo is' : `${unsentPhotos} photos are`;
    checks.push(plainCheck('unsent-photos', `${photos} not sent yet`));
  }
  if (isBookNewer)
    checks.push(plainCheck('newer-book', 'A newer book is out. This version stays with its own'));
  if (totalLoss !== null && (totalLoss.kind === 'warn' || totalLoss.kind === 'rule-met')) {
    checks.push(plainCheck('total-loss', totalLossText(totalLoss)));
  }
  return checks;
}

function plainCheck(kind: CheckKind, text: string, tone: Check['tone'] = 'warning'): Check {
  return { kind, tone, text, lines: [] };
}
