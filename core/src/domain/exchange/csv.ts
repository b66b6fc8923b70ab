// Spreadsheets run cells that begin with certain signs as formulas: also with full-width signs from Asian keyboards,
// and behind spaces and breaks, which some programs trim.
const sign = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const blank = '[\\s\\u0000-\\u001F\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]';
const formulaStart = `(?:[\\t\\r\\n]|${blank}*${sign})`;

const formula = new RegExp(`^${formulaStart}`);
/** Neither a negative number nor +4 % is a formula. */
const plainNumber = /^(-?\d+(\.\d+)?|\+\d+ %)$/;
/** The same behind apostrophes; one more is added, so that the original text can be restored exactly. */
const likeFormula = new RegExp(`^'*${formulaStart}`);
const madeInert = new RegExp(`^'+${formulaStart}`);

/** RFC 4180. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

/** Escapes text a spreadsheet would run. */
function inert(text: string): string {
  return likeFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Restores the text `inert` escaped. */
export function fromInert(text: string): string {
  return madeInert.test(text) ? text.slice(1) : text;
}

/** True if a spreadsheet would run it. */
export function isFormula(text: string): boolean {
  return formula.test(text) && !plainNumber.test(text);
}

function cellText(text: string): string {
  const escaped = inert(text);
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
