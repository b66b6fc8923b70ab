import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Book } from '../../catalogue/book/book.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import { copiedLines } from '../templates/copied-lines.ts';
import type { Change, LineFields } from '../model/edit.ts';
import { manualWork } from '../edits/operation-edits.ts';
import { lineOf } from '../edits/lines-on-estimate.ts';
import { laborTypeChanges } from '../model/labor-type.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';

/**
 * The edits that return a line of the draft to its state in an earlier version. A line the estimate never had, or one
 * that cannot be restored exactly, is added as a copy. Empty if the line is already equal.
 */
export function restoredLine(
  estimate: Estimate,
  target: Line,
  book: Book,
  newId: () => string,
): readonly Change[] {
  const present = lineOf(estimate, target.id);
  const changes = present && backTo(estimate, present, target);
  if (changes !== undefined && areAccepted(estimate, changes, book)) return changes;
  return copiedLines({ lines: [target], calculations: {} }, book, newId).changes;
}

function areAccepted(estimate: Estimate, changes: readonly Change[], book: Book): boolean {
  let state = estimate;
  return changes.every((change) => {
    const done = applyEdit(state, change, book);
    if (done.ok) state = done.value;
    return done.ok;
  });
}

function backTo(estimate: Estimate, present: Line, target: Line): readonly Change[] {
  const lineId = target.id;
  const isOff = estimate.removed.lines[lineId] !== undefined && !estimate.lines.includes(present);
  const fields = differing(present, target, target.source.kind === 'calculator' ? calculated : written);
  return [
    ...(isOff ? [{ kind: 'restore-line', lineId } as const] : []),
    ...(target.source.kind === 'book' ? bookWork(present, target) : manualLineWork(present, target)),
    ...laborTypeChanges(lineId, target.billedAs, present.billedAs),
    ...(Object.keys(fields).length > 0 ? [{ kind: 'change-line', lineId, changes: fields } as const] : []),
    ...(isSame(present.place, target.place)
      ? []
      : [{ kind: 'move-line', lineId, place: target.place } as const]),
  ];
}

/** Operation, hours and refinish of a book line are set together, because each is partly the book's. */
function bookWork(present: Line, target: Line): readonly Change[] {
  const operation = target.book?.operation ?? target.operation;
  const byHand = manualWork(target);
  if (operation === null || isSame(manualWork(present), byHand)) return [];
  return [{ kind: 'set-operation', lineId: target.id, operation, byHand }];
}

function manualLineWork(present: Line, target: Line): readonly Change[] {
  const lineId = target.id;
  const types = Object.keys({ ...present.labor, ...target.labor }) as LaborType[];
  const changes: Change[] = types
    .filter((type) => !isSame(present.labor[type]?.billed ?? null, target.labor[type]?.billed ?? null))
    .map((laborType) => ({
      kind: 'set-hours',
      lineId,
      laborType,
      billed: target.labor[laborType]?.billed ?? null,
    }));
  if (isSame(present.refinish, target.refinish)) return changes;
  if (target.refinish === null) return [...changes, { kind: 'change-refinish', lineId, changes: null }];
  const { book: _book, ...refinish } = target.refinish;
  const entries = Object.entries(refinish).filter(
    ([field, value]) => !isSame(present.refinish?.[field as keyof typeof refinish], value),
  );
  return [...changes, { kind: 'change-refinish', lineId, changes: Object.fromEntries(entries) }];
}

type Field = keyof LineFields;

/** Excludes values the calculator sets; they change only there. */
const calculated: readonly Field[] = [
  'description',
  'partNumber',
  'partSource',
  'price',
  'priceAdjustment',
  'sublet',
  'taxable',
  'betterment',
  'payer',
  'priorDamage',
  'state',
  'note',
  'agreed',
  'measured',
];
const written: readonly Field[] = [...calculated, 'operation', 'quantity', 'unit', 'charge'];

function differing(present: Line, target: Line, fields: readonly Field[]): Partial<LineFields> {
  const relevant = target.source.kind === 'book' ? fields.filter((field) => !ofBookWork.has(field)) : fields;
  return Object.fromEntries(
    relevant
      .filter((field) => !isSame(present[field], target[field]))
      .map((field) => [field, target[field] ?? null]),
  );
}

const ofBookWork: ReadonlySet<Field> = new Set<Field>(['operation', 'charge']);

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}
