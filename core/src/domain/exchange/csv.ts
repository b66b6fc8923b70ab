/** A spreadsheet takes what begins like this for a formula, and runs it; a number below zero is none. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** RFC 4180. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

/** Text that no spreadsheet runs. */
function inert(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function cellText(text: string): string {
  const said = inert(text);
  return /[",\r\n]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said;
}
