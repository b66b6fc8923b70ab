import { add, subtract } from '../../units.ts';
import type { DbaseRecord } from '../dbase/field.ts';
import type { EmsSource } from './source.ts';
import { type Member, membersOf, nothing, type Portion } from './subtotal-members.ts';

/** LAT, PAT and MAT sum their members field by field; with the other charges and the taxes they give the gross. */
export function subtotalTable(source: EmsSource): readonly DbaseRecord[] {
  const members = merged(membersOf(source));
  const rolled = (['LAT', 'PAT', 'MAT'] as const).map((code) => rollUp(code, members));
  return [...members, ...rolled].map(recordOf);
}

/** Several kinds may share a code. */
function merged(members: readonly Member[]): Member[] {
  const byCode = new Map<string, Member>();
  for (const member of members) {
    const existing = byCode.get(member.code);
    byCode.set(member.code, existing === undefined ? member : combined(existing, member));
  }
  return [...byCode.values()];
}

function combined(left: Member, right: Member): Member {
  return {
    ...left,
    taxed: both(left.taxed, right.taxed),
    untaxed: both(left.untaxed, right.untaxed),
  };
}

function both(left: Portion, right: Portion): Portion {
  return {
    hours: add(left.hours, right.hours),
    amount: add(left.amount, right.amount),
    discount: add(left.discount, right.discount),
    markup: add(left.markup, right.markup),
    share: add(left.share, right.share),
  };
}

const kindOf = { LAT: 'LA', PAT: 'PA', MAT: 'TOT' } as const;

function rollUp(code: 'LAT' | 'PAT' | 'MAT', members: readonly Member[]): Member {
  const start: Member = { kind: kindOf[code], code, rollUp: null, taxed: nothing, untaxed: nothing };
  return members.filter((member) => member.rollUp === code).reduce(combined, start);
}

function recordOf({ kind, code, taxed, untaxed }: Member): DbaseRecord {
  const whole = both(taxed, untaxed);
  return {
    TTL_TYPE: kind,
    TTL_TYPECD: code,
    T_AMT: taxed.amount,
    T_HRS: taxed.hours,
    T_DISCAMT: taxed.discount,
    T_MKUPAMT: taxed.markup,
    T_GDISCAMT: taxed.share,
    NT_AMT: untaxed.amount,
    NT_HRS: untaxed.hours,
    NT_DISC: untaxed.discount,
    NT_MKUP: untaxed.markup,
    NT_GDIS: untaxed.share,
    TTL_TYPAMT: whole.amount,
    TTL_HRS: whole.hours,
    TTL_AMT: subtract(whole.amount, whole.share),
  };
}
