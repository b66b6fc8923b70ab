import type { Book } from '../../catalogue/book/book.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';
import { lineFromBook } from '../model/line-from-book.ts';
import { calculate } from '../calculators/calculate.ts';
import type { CalculatedLine } from '../model/calculation.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import { lineIssue } from './check-line.ts';
import { recalculated } from './calculated-lines.ts';
import type { Calculation } from '../model/estimate.ts';
import type { BookValues, LaborEntry, Line } from '../model/line.ts';

/**
 * Lines with another book's values; null when it lacks values for one of them. A move is accepted only if moving back
 * restores the lines exactly, so it can always be undone.
 */
export function movedLines(
  lines: readonly Line[],
  calculation: Calculation | null,
  from: Book,
  to: Book,
): readonly Line[] | null {
  const there = withBook(lines, calculation, from, to);
  const back = there && withBook(there, calculation, to, from);
  return back !== null && canonicalJson(back) === canonicalJson(lines) ? there : null;
}

function withBook(
  lines: readonly Line[],
  calculation: Calculation | null,
  from: Book,
  to: Book,
): readonly Line[] | null {
  const moved =
    calculation === null
      ? lines.map((line) => lineOfBook(line, from, to))
      : pieces(lines, calculation, from, to);
  const found = moved.filter((line) => line !== null && lineIssue(line) === null);
  return found.length === lines.length ? (found as readonly Line[]) : null;
}

/** Typed values stay; values from the old book are replaced by the new book's. */
function lineOfBook(line: Line, from: Book, to: Book): Line | null {
  const { source, book, quantity, place } = line;
  const operation = book?.operation ?? line.operation;
  if (source.kind !== 'book' || book === null || operation === null) return null;
  const { part } = source;
  const here = lineFromBook(from, { part, operation, quantity, place });
  const there = lineFromBook(to, { part, operation, quantity, place });
  if (!here.ok || !there.ok || !isSameWork(here.value, there.value)) return null;
  return {
    ...line,
    book: asNamed(there.value.book, book),
    labor: withRules(line.labor, there.value.labor),
    refinish: line.refinish && { ...line.refinish, book: there.value.refinish?.book ?? null },
  };
}

type Work = Pick<Line, 'unit' | 'refinish'>;

/** A different unit or refinish mode makes it different work, even with equal hours. */
function isSameWork(here: Work, there: Work): boolean {
  const { refinish } = here;
  return (
    here.unit === there.unit &&
    refinish?.mode === there.refinish?.mode &&
    refinish?.isSeparate === there.refinish?.isSeparate
  );
}

function asNamed(book: BookValues | null, present: BookValues): BookValues | null {
  if (book === null || present.operation !== undefined) return book;
  const { operation: _, ...unnamed } = book;
  return unnamed;
}

function withRules(present: Line['labor'], ofBook: Line['labor']): Line['labor'] {
  const entries = Object.entries(present) as [LaborType, LaborEntry][];
  const labor: Partial<Record<LaborType, LaborEntry>> = Object.fromEntries(
    entries.filter(([, { book }]) => book === null),
  );
  const typed = entries.find(([, { book }]) => book !== null)?.[1].billed ?? null;
  for (const [type, { book }] of Object.entries(ofBook) as [LaborType, LaborEntry][]) {
    labor[type] = { book, billed: labor[type]?.billed ?? typed };
  }
  return labor;
}

/** Recalculates with the same inputs; lines of a calculation move together or not at all. */
function pieces(
  lines: readonly Line[],
  { id, inputs }: Calculation,
  from: Book,
  to: Book,
): readonly (Line | null)[] {
  const here = calculate(inputs, from);
  const there = calculate(inputs, to);
  if (!here.ok || !there.ok || namesOf(here.value) !== namesOf(there.value)) return [];
  const found = new Map(there.value.map((piece) => [piece.piece, piece]));
  return lines.map((line) => {
    const piece = line.source.kind === 'calculator' ? found.get(line.source.piece) : undefined;
    return piece === undefined ? null : recalculated(line, piece, { calculation: id, edition: to.edition });
  });
}

function namesOf(found: readonly CalculatedLine[]): string {
  return found.map(({ piece }) => piece).join();
}
