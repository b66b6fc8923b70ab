import { importLimits } from '@dre/core/contract/catalogue/book-import';
import type { FormulaCell } from '@dre/core/domain/catalogue/import/import-plan';
import { attribute, BadWorkbook, unescapeXml, type XmlHearer } from './xml-scan.ts';

/** The shared strings, in the order of their numbers. */
export function stringsHearer(): { readonly hearer: XmlHearer; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const piece = textPieces();
  return {
    texts,
    hearer: {
      open: (name) => {
        if (name === 'si') piece.clear();
        else piece.open(name);
      },
      text: piece.text,
      close: (name) => {
        if (name === 'si') texts.push(piece.value());
        else piece.close(name);
      },
    },
  };
}

/** Collects the text of a cell, which comes in pieces; phonetic text is left out. */
function textPieces() {
  let value = '';
  let [isText, isSpoken] = [false, false];
  return {
    clear: () => {
      value = '';
    },
    open: (name: string) => {
      if (name === 't') isText = true;
      else if (name === 'rPh') isSpoken = true;
    },
    text: (text: string) => {
      if (isText && !isSpoken) value += text;
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
    },
    value: () => decoded(value),
  };
}

/** Normalizes line ends as XML does, then decodes the spreadsheet form of characters XML lacks. */
function decoded(text: string): string {
  const plain = unescapeXml(text.replaceAll(/\r\n?/g, '\n'));
  if (!plain.includes('_x')) return plain;
  return plain.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

interface SheetHearer extends XmlHearer {
  readonly rows: readonly (readonly string[])[];
  readonly formulas: readonly FormulaCell[];
}

/** The cells of a sheet as text. Formulas are not evaluated: they stay as text and are reported. */
export function sheetHearer(strings: readonly string[], mostRows: number): SheetHearer {
  const rows: string[][] = [];
  const formulas: FormulaCell[] = [];
  const piece = textPieces();
  const cell = { column: 0, type: '', value: '', formula: '', isFormula: false };
  let [within, row] = ['', 0];
  const begin = (attributes: string) => {
    const at = attribute(attributes, 'r');
    cell.column = at === undefined ? (rows[row]?.length ?? 0) : columnOf(at);
    if (cell.column >= importLimits.columns) throw new BadWorkbook('columns');
    Object.assign(cell, {
      type: attribute(attributes, 't') ?? 'n',
      value: '',
      formula: '',
      isFormula: false,
    });
    piece.clear();
  };
  const finish = () => {
    const cells = (rows[row] ??= []);
    while (cells.length <= cell.column) cells.push('');
    const isError = cell.type === 'e';
    cells[cell.column] = cell.isFormula ? `=${decoded(cell.formula)}` : textOf(cell, piece.value(), strings);
    if (cell.isFormula || isError) formulas.push({ row, column: cell.column });
  };
  return {
    rows,
    formulas,
    open: (name, attributes) => {
      if (name === 'row') {
        const number = attribute(attributes, 'r');
        row = number === undefined ? rows.length : Number(number) - 1;
        if (!Number.isInteger(row) || row < rows.length || row > mostRows) throw new BadWorkbook('rows');
        while (rows.length <= row) rows.push([]);
      } else if (name === 'c') begin(attributes);
      else if (name === 'f') [within, cell.isFormula] = ['f', true];
      else if (name === 'v') within = 'v';
      else piece.open(name);
    },
    text: (text) => {
      if (within === 'v') cell.value += text;
      else if (within === 'f') cell.formula += text;
      else piece.text(text);
    },
    close: (name) => {
      if (name === 'c') finish();
      else if (name === 'v' || name === 'f') within = '';
      else piece.close(name);
    },
  };
}

function textOf(
  { type, value }: { readonly type: string; readonly value: string },
  inline: string,
  strings: readonly string[],
): string {
  if (type === 's') return strings[Number(value)] ?? missing();
  if (type === 'inlineStr') return inline;
  return type === 'n' ? numberText(value) : decoded(value);
}

function missing(): never {
  throw new BadWorkbook('part-missing');
}

/** Keeps a plainly written number as it is: 12.50 stays 12.50. */
function numberText(value: string): string {
  if (value === '' || /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value)) return value;
  const number = Number(value);
  if (!Number.isFinite(number)) throw new BadWorkbook('character');
  // Spreadsheets show fifteen digits; more are artifacts of their floating point.
  return String(Number(number.toPrecision(15)));
}

/** B7 is the second column. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const at = letter.charCodeAt(0) - 64;
    if (at < 1 || at > 26) break;
    column = column * 26 + at;
    if (column > 20_000) throw new BadWorkbook('columns');
  }
  if (column === 0) throw new BadWorkbook('part-missing');
  return column - 1;
}
