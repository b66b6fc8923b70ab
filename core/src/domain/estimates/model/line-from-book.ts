import type { Book, Operation, Part } from '../../catalogue/book/book.ts';
import type { OperationKind } from '../../catalogue/trade-words.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { noMoney, noTime, one, type Thousandths } from '../../units.ts';
import type { Line, VehicleLocation, RefinishEntry } from './line.ts';
import type { OtherCharge } from './profile.ts';
import type { EditRefusal } from './edit-refusal.ts';

/** The defaults of a new line. */
export const blankLine: Omit<Line, 'id' | 'number' | 'order' | 'source' | 'place'> = {
  book: null,
  description: '',
  operation: null,
  partNumber: '',
  partSource: 'new',
  quantity: one,
  unit: 'each',
  price: null,
  priceAdjustment: null,
  labor: {},
  refinish: null,
  sublet: noMoney,
  charge: null,
  taxable: { part: true, labor: true, misc: true },
  betterment: null,
  payer: 'insurer',
  priorDamage: 'none',
  state: 'firm',
  note: '',
};

/** The usual refinish: one coat system with clear, in the first booth cycle. */
export const plainRefinish: RefinishEntry = {
  book: null,
  billed: null,
  mode: 'full',
  system: 'two-stage',
  isTwoTone: false,
  edges: noTime,
  boothCycle: 1,
  isSeparate: false,
  hasSandAndBuff: false,
  hasGravelGuard: false,
};

export interface BookPick {
  readonly part: string;
  readonly operation: OperationKind;
  readonly quantity: Thousandths;
  readonly place: VehicleLocation;
}

/** Book values are looked up only here, so no client can pass its own hours as the book's. */
export function lineFromBook(
  book: Book,
  pick: BookPick,
): Result<Omit<Line, 'id' | 'number' | 'order'>, EditRefusal> {
  const part = book.part(pick.part);
  const operation = book.operation(pick.part, pick.operation);
  if (part === undefined || operation === undefined) {
    return refuse({
      kind: 'operation-not-in-book',
      part: pick.part,
      operation: pick.operation,
    });
  }
  return accept({
    ...blankLine,
    source: { kind: 'book', part: part.code },
    book: {
      edition: book.edition,
      operation: pick.operation,
      price: operation.billsPrice ? part.price.standard : noMoney,
      technicians: operation.technicians,
      included: operation.included,
      notIncluded: operation.notIncluded,
      source: operation.source,
    },
    description: part.name,
    operation: pick.operation,
    place: pick.place,
    quantity: pick.quantity,
    unit: part.unit,
    ...workOf(book, operation),
    charge: operation.kind === 'fee' ? { kind: chargeKind(part), amount: noMoney } : null,
  });
}

/** Paint operations become refinish; all others become labor of their type. */
function workOf(book: Book, operation: Operation): Pick<Line, 'labor' | 'refinish'> {
  if (operation.kind === 'refinish') return { labor: {}, refinish: painted(operation) };
  if (operation.kind === 'blend') return { labor: {}, refinish: blended(book, operation) };
  const { hours } = operation;
  const takesTime = hours.fixed > 0 || hours.minimum > 0 || (hours.perUnit ?? 0) > 0;
  return {
    labor: takesTime ? { [operation.laborType]: { book: hours, billed: null } } : {},
    refinish: null,
  };
}

function painted({ hours, panelClass }: Operation): RefinishEntry {
  return { ...plainRefinish, book: hours, isSeparate: panelClass === 'none' };
}

/**
 * The profile's blend percentage applies to the full panel's time; without one, the book's blend time is used
 * unchanged.
 */
function blended(book: Book, operation: Operation): RefinishEntry {
  const full = book.operation(operation.part, 'refinish');
  return full === undefined
    ? { ...plainRefinish, book: operation.hours, isSeparate: true }
    : { ...plainRefinish, book: full.hours, mode: 'blend' };
}

/** The book's fees are parts of type `fee`; their code tells the kind of charge. */
function chargeKind({ code }: Part): OtherCharge {
  return chargeCodes.find(([word]) => code.includes(word))?.[1] ?? 'fee';
}

const chargeCodes: readonly (readonly [string, OtherCharge])[] = [
  ['TOW', 'towing'],
  ['STOR', 'storage'],
  ['FREIGHT', 'freight'],
  ['CRATE', 'freight'],
  ['DUMP', 'disposal'],
  ['HAZ', 'disposal'],
];
