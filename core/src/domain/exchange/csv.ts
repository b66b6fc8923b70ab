/** A spreadsheet takes what begins like this for a formula, and runs it; a number below zero is none, nor is +4 %. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^(-?\d+(\.\d+)?|\+\d+ %)$/;
/** The same behind apostrophes, of which one more is put before it: so that what was told is known again exactly. */
const likeFormula = /^'*[=+\-@\t\r]/;
const madeInert = /^'+[=+\-@\t\r]/;

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
