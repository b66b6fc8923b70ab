import type { ColumnKind } from './column-kinds.ts';
import { plainNumber } from './column-kinds.ts';
import type { ImportAnswers, ImportQuestion } from './import-plan.ts';

/** A cell in the book's notation, or unchanged with the question it raises. */
export type CellReading =
  | { readonly value: string; readonly question?: undefined }
  | { readonly value: string; readonly question: ImportQuestion };

/** Original codes by their form without leading zeros. */
export type LostZeros = ReadonlyMap<string, string>;

/** Reads a cell by the given answers; without an answer it stays unchanged and raises a question. */
export function readCell(
  text: string,
  kind: ColumnKind,
  answers: ImportAnswers,
  zeros: LostZeros | undefined,
): CellReading {
  if (kind === 'text' || text === '') return { value: text };
  if (kind === 'code') return readCode(text, answers, zeros);
  if (kind === 'date') return readDate(text, answers);
  if (plainNumber.test(text)) return { value: text };
  return readNumber(text, answers);
}

function readCode(text: string, answers: ImportAnswers, zeros: LostZeros | undefined): CellReading {
  const full = zeros?.get(text);
  if (full === undefined || answers['leading-zeros'] === 'keep') return { value: text };
  return answers['leading-zeros'] === 'restore'
    ? { value: full }
    : { value: text, question: 'leading-zeros' };
}

const withComma = /^\d[\d.,]*,[\d.,]*\d$/;
const decimalComma = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

function readNumber(text: string, answers: ImportAnswers): CellReading {
  if (!withComma.test(text)) return { value: text };
  const answer = answers['decimal-comma'];
  if (answer === undefined) return { value: text, question: 'decimal-comma' };
  if (answer === 'decimal' && decimalComma.test(text)) {
    return { value: text.replaceAll('.', '').replace(',', '.') };
  }
  // Under the other reading it is no number, and the checks report it.
  return { value: answer === 'thousands' && thousands.test(text) ? text.replaceAll(',', '') : text };
}

const isoDate = /^\d{4}-\d\d-\d\d$/;
const writtenDate = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
/** Days since the end of 1899: 1954 to 2119. */
const serialDate = /^[2-7]\d{4}(?:\.0+)?$/;

function readDate(text: string, answers: ImportAnswers): CellReading {
  if (isoDate.test(text)) return { value: text };
  if (serialDate.test(text)) {
    return answers['serial-date'] === 'count-of-days'
      ? { value: dayOf(Number(text)) }
      : { value: text, question: 'serial-date' };
  }
  const written = writtenDate.exec(text);
  if (written === null) return { value: text };
  const order = answers['date-order'];
  if (order === undefined) return { value: text, question: 'date-order' };
  const [, first = '', second = '', year = ''] = written;
  const [month, day] = order === 'month-first' ? [first, second] : [second, first];
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

/** The date of a spreadsheet's day number: it treats 1900 as a leap year, so its count begins two days early. */
function dayOf(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}
