import { type Category, otherCharges, type OtherCharge, type PartSource } from '../../estimates/profile.ts';
import { repairShares } from '../../estimates/share.ts';
import { tallied, together } from '../../estimates/tally.ts';
import { allocated } from '../../rounding.ts';
import { add, type Cents, larger, noMoney, noTime, subtract, sum, type TenthHours } from '../../units.ts';
import type { DbaseRecord } from '../dbase/field.ts';
import { laborCodes, partCodes, subletPart } from './codes.ts';
import type { EmsSource } from './source.ts';

/** One kind of labor, parts, materials or charges. */
interface Member {
  readonly kind: 'LA' | 'PA' | 'TOT';
  readonly code: string;
  readonly rollUp: 'LAT' | 'PAT' | 'MAT' | null;
  readonly hours: TenthHours;
  readonly taxableHours: TenthHours;
  /** After the rates' own discounts and markups, before the discount of the whole estimate. */
  readonly amount: Cents;
  readonly taxable: Cents;
  readonly discount: Cents;
  readonly markup: Cents;
  /** Its part of the discount of the whole estimate. */
  readonly share: Cents;
}

/** LAT, PAT and MAT are the sums of their members; with the other charges and the taxes they come to the gross. */
export function subtotalTable(source: EmsSource): readonly DbaseRecord[] {
  const { totals } = source.priced;
  const members = merged([
    ...shared(laborMembers(source), totals.discountShares.labor),
    ...shared(partMembers(source), totals.discountShares.parts),
    ...shared(subletMembers(source), totals.discountShares.sublet),
    ...materialMembers(source),
    ...shared(otherMembers(source), totals.discountShares.other),
  ]);
  const rolled = (['LAT', 'PAT', 'MAT'] as const).map((code) => rollUp(code, members));
  return [...members, ...rolled].map(recordOf);
}

const blank = {
  hours: noTime,
  taxableHours: noTime,
  amount: noMoney,
  taxable: noMoney,
  discount: noMoney,
  markup: noMoney,
  share: noMoney,
} as const;

function laborMembers({ priced, content: { profile } }: EmsSource): Member[] {
  const tally = together(tallied(priced.items, profile), repairShares);
  return priced.totals.labor.map(({ type, hours, discount, amount, taxable }) => {
    const isTaxed = profile.taxes.some(({ onLabor }) => onLabor.includes(type));
    return {
      ...blank,
      kind: 'LA',
      code: laborCodes[type],
      rollUp: 'LAT',
      hours,
      taxableHours: isTaxed ? tally.labor[type].taxableHours : noTime,
      amount,
      taxable: isTaxed ? taxable : noMoney,
      discount,
    };
  });
}

/** What is kept of the old unit has no heading of its own among the subtotals. */
const subtotalCodes: Readonly<Record<PartSource, string>> = { ...partCodes, existing: partCodes.custom };

function partMembers({ priced, content: { profile } }: EmsSource): Member[] {
  return priced.totals.parts.map(({ source, amount, taxable, adjustment, ownAdjustment }) => {
    const isTaxed = profile.taxes.some(({ onParts }) => onParts.includes(source));
    const changes = [adjustment, ownAdjustment];
    return {
      ...blank,
      kind: 'PA',
      code: subtotalCodes[source],
      rollUp: 'PAT',
      amount,
      taxable: isTaxed ? taxable : noMoney,
      markup: sum(changes.map((change) => larger(change, noMoney))),
      discount: sum(changes.map((change) => larger((0 - change) as Cents, noMoney))),
    };
  });
}

function subletMembers({ priced, content: { profile } }: EmsSource): Member[] {
  const { quoted, amount, taxable } = priced.totals.sublet;
  if (amount === 0 && taxable === 0) return [];
  const isTaxed = profile.taxes.some(({ onSublet }) => onSublet);
  const markup = larger(subtract(amount, quoted), noMoney);
  const sublet = { kind: 'PA', code: subletPart, rollUp: 'PAT' } as const;
  return [{ ...blank, ...sublet, amount, taxable: isTaxed ? taxable : noMoney, markup }];
}

function materialMembers({ priced: { totals }, content: { profile } }: EmsSource): Member[] {
  const material = (code: string, category: Category, isTaxed: boolean, hours: TenthHours): Member => ({
    ...blank,
    kind: 'TOT',
    code,
    rollUp: 'MAT',
    hours,
    taxableHours: isTaxed ? hours : noTime,
    amount: totals.categories[category],
    taxable: isTaxed ? totals.categories[category] : noMoney,
    share: totals.discountShares[category],
  });
  const paint = profile.taxes.some(({ onPaint }) => onPaint);
  const supplies = profile.taxes.some(({ onSupplies }) => onSupplies);
  return [
    material('MAPA', 'paint', paint, totals.paintHours),
    material('MASH', 'supplies', supplies, noTime),
  ].filter(({ amount }) => amount !== 0);
}

const chargeCodes: Readonly<Record<OtherCharge, string>> = {
  towing: 'OTTW',
  storage: 'OTST',
  freight: 'OTAC',
  disposal: 'OTAC',
  fee: 'OTAC',
};

function otherMembers({ priced, content: { profile } }: EmsSource): Member[] {
  return otherCharges.flatMap((kind) => {
    const total = priced.totals.other.find((one) => one.kind === kind);
    if (total === undefined) return [];
    const isTaxed = profile.taxes.some(({ onOther }) => onOther.includes(kind));
    const { amount } = total;
    const charge = { kind: 'TOT', code: chargeCodes[kind], rollUp: null } as const;
    return [{ ...blank, ...charge, amount, taxable: isTaxed ? total.taxable : noMoney }];
  });
}

/** Cuts a category's part of the discount among its members. */
function shared(members: readonly Member[], discount: Cents): Member[] {
  const shares = allocated(
    discount,
    members.map(({ amount }) => amount),
  );
  return members.map((member, index) => ({ ...member, share: shares[index] ?? noMoney }));
}

/** Several kinds may share a code. */
function merged(members: readonly Member[]): Member[] {
  const byCode = new Map<string, Member>();
  for (const member of members) {
    const known = byCode.get(member.code);
    byCode.set(member.code, known === undefined ? member : combined(known, member));
  }
  return [...byCode.values()];
}

function combined(left: Member, right: Member): Member {
  return {
    ...left,
    hours: add(left.hours, right.hours),
    taxableHours: add(left.taxableHours, right.taxableHours),
    amount: add(left.amount, right.amount),
    taxable: add(left.taxable, right.taxable),
    discount: add(left.discount, right.discount),
    markup: add(left.markup, right.markup),
    share: add(left.share, right.share),
  };
}

const kindOf = { LAT: 'LA', PAT: 'PA', MAT: 'TOT' } as const;

function rollUp(code: 'LAT' | 'PAT' | 'MAT', members: readonly Member[]): Member {
  const start: Member = { ...blank, kind: kindOf[code], code, rollUp: null };
  return members.filter((member) => member.rollUp === code).reduce(combined, start);
}

function recordOf(member: Member): DbaseRecord {
  const { kind, code, hours, taxableHours, amount, taxable, discount, markup, share } = member;
  const untaxed = subtract(amount, taxable);
  const [taxedShare = noMoney, otherShare = noMoney] =
    untaxed === 0 ? [share] : taxable === 0 ? [noMoney, share] : allocated(share, [taxable, untaxed]);
  const isTaxed = taxable !== 0;
  return {
    TTL_TYPE: kind,
    TTL_TYPECD: code,
    T_AMT: taxable,
    T_HRS: taxableHours,
    T_DISCAMT: isTaxed ? discount : noMoney,
    T_MKUPAMT: isTaxed ? markup : noMoney,
    T_GDISCAMT: taxedShare,
    NT_AMT: untaxed,
    NT_HRS: subtract(hours, taxableHours),
    NT_DISC: isTaxed ? noMoney : discount,
    NT_MKUP: isTaxed ? noMoney : markup,
    NT_GDIS: otherShare,
    TTL_TYPAMT: amount,
    TTL_HRS: hours,
    TTL_AMT: subtract(amount, share),
  };
}
