import { accept, refuse } from '../../result.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import { type Books, isSamePin, pinOf } from '../model/book-pin.ts';
import { calculate } from '../calculators/calculate.ts';
import type { Calculation, Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { movedLines } from './lines-in-edition.ts';
import type { Book } from '../../catalogue/book/book.ts';
import type { ChangeOf, EditHandlers, Outcome } from './edit-handler.ts';

/** An estimate moves to another edition as a whole, including its removed lines. */
export const editionEdits: EditHandlers<'move-to-edition'> = {
  'move-to-edition': {
    apply: moveToEdition,
    undo: (before) => ({
      kind: 'move-to-edition',
      ...pinOf(before),
      staying: allLines(before).flatMap(({ id, book }) => (book?.pin === undefined ? [] : [id])),
    }),
  },
};

function moveToEdition(
  estimate: Estimate,
  { edition, houseRevision, staying }: ChangeOf<'move-to-edition'>,
  from: Book,
  books: Books,
): Outcome {
  const target: BookPin = { edition, houseRevision };
  // Moving to the same book must not pin lines that cannot be recalculated.
  if (isSamePin(target, pinOf(estimate))) return accept(estimate);
  const to = books(target);
  if (to === undefined) return refuse({ kind: 'book-not-at-hand', edition });
  const move: Move = { from, to, present: pinOf(estimate), target, staying: new Set(staying) };
  const moved = new Map(
    groupsOf(estimate).flatMap((group) => movedGroup(group, estimate, move).map((line) => [line.id, line])),
  );
  const { houseRevision: _, ...rest } = estimate;
  const renewed = (line: Line) => moved.get(line.id) ?? line;
  return accept({
    ...rest,
    edition,
    ...(houseRevision !== null && { houseRevision }),
    lines: estimate.lines.map(renewed),
    removed: {
      ...estimate.removed,
      lines: Object.fromEntries(
        Object.entries(estimate.removed.lines).map(([id, line]) => [id, renewed(line)]),
      ),
    },
  });
}

interface Move {
  readonly from: Book;
  readonly to: Book;
  readonly present: BookPin;
  readonly target: BookPin;
  readonly staying: ReadonlySet<string>;
}

/** A line, or the lines of one calculation: they are calculated together, so they move or stay together. */
interface Group {
  readonly calculation: string | null;
  readonly lines: readonly Line[];
}

function movedGroup({ calculation, lines }: Group, estimate: Estimate, move: Move): readonly Line[] {
  const pin = lines.find(({ book }) => book?.pin !== undefined)?.book?.pin;
  if (pin !== undefined)
    return isSamePin(pin, move.target) ? lines.map((line) => pinned(line, undefined)) : lines;
  const stayed = () => lines.map((line) => pinned(line, move.present));
  if (lines.some(({ id }) => move.staying.has(id))) return stayed();
  const inputs = calculation === null ? null : estimate.calculations[calculation];
  // Lines of a removed calculation are recalculated if that removal is undone.
  if (inputs === undefined) return lines;
  const obsolete = inputs === null ? [] : obsoleteLines(lines, estimate, inputs, move.from);
  const there = lines.filter((line) => !obsolete.includes(line));
  const moved = movedLines(there, inputs, move.from, move.to);
  return moved === null ? stayed() : [...moved, ...obsolete];
}

/** Removed lines that the calculation's current inputs no longer produce; they stay unchanged. */
function obsoleteLines(
  lines: readonly Line[],
  { removed }: Estimate,
  { inputs }: Calculation,
  book: Book,
): readonly Line[] {
  const found = calculate(inputs, book);
  const names = new Set(found.ok ? found.value.map(({ piece }) => piece) : []);
  return lines.filter(
    ({ id, source }) => source.kind === 'calculator' && id in removed.lines && !names.has(source.piece),
  );
}

function pinned(line: Line, pin: BookPin | undefined): Line {
  if (line.book === null) return line;
  const { pin: _, ...book } = line.book;
  return { ...line, book: pin === undefined ? book : { ...book, pin } };
}

/** Groups of lines with book values to look up again; manual lines have none. */
function groupsOf(estimate: Estimate): readonly Group[] {
  const calculations = new Map<string, Line[]>();
  const groups: Group[] = [];
  for (const line of allLines(estimate)) {
    if (line.source.kind === 'book') groups.push({ calculation: null, lines: [line] });
    if (line.source.kind !== 'calculator') continue;
    const { calculation } = line.source;
    const lines = calculations.get(calculation);
    if (lines === undefined) calculations.set(calculation, [line]);
    else lines.push(line);
  }
  for (const [calculation, lines] of calculations) groups.push({ calculation, lines });
  return groups;
}

function allLines({ lines, removed }: Estimate): readonly Line[] {
  return [...lines, ...Object.values(removed.lines)];
}
