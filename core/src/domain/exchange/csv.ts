// A spreadsheet takes a cell for a formula, and runs it, where it begins with one of a few signs: also in their full width,
// as Asian keyboards write them, and also behind blanks and breaks, which some programs cut away first.
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const blank = '[\\s\\u0000-\\u001F\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]';
const formulaStart = `(?:[\\t\\r\\n]|${blank}*${sign})`;

const formula = new RegExp(`^${formulaStart}`);
/** A number below zero is no formula, nor is +4 %. */
const plainNumber = /^(-?\d+(\.\d+)?|\+\d+ %)$/;
/** The same behind apostrophes, of which one more is put before it: so that what was told is known again exactly. */
const likeFormula = new RegExp(`^'*${formulaStart}`);
const madeInert = new RegExp(`^'+${formulaStart}`);

/** RFC 4180. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

/** Text that no spreadsheet runs. */
function inert(text: string): string {
  return likeFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Text as it was before it was made inert. */
export function fromInert(text: string): string {
  return madeInert.test(text) ? text.slice(1) : text;
}

/** Whether a spreadsheet would run it. */
export function isFormula(text: string): boolean {
  return formula.test(text) && !plainNumber.test(text);
}

function cellText(text: string): string {
  const said = inert(text);
  return /[",\r\n]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said;
}
