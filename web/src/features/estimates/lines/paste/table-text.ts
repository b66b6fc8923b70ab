/** Reads the clipboard format of spreadsheets: tabs between cells, quotes around cells with a tab or line break. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    row.push(cell);
    const isTab = text[end] === '\t';
    if (!isTab) {
      rows.push(row);
      row = [];
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (isTab && at >= text.length) row.push('');
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function plainCell(text: string, start: number): { cell: string; end: number } {
  let end = start;
  while (end < text.length && !'\t\r\n'.includes(text[end] ?? '')) end += 1;
  return { cell: text.slice(start, end), end };
}

function quotedCell(text: string, start: number): { cell: string; end: number } {
  const match = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(text.slice(start));
  // A leading inch mark is no quotation mark.
  if (match === null) return plainCell(text, start);
  return { cell: (match[1] ?? '').replaceAll('""', '"'), end: start + match[0].length };
}

export function writeTable(rows: readonly (readonly string[])[]): { text: string; html: string } {
  const text = rows.map((row) => row.map(quoted).join('\t')).join('\n');
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${escaped(cell)}</td>`).join('');
  const html = `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`;
  return { text, html };
}

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function escaped(cell: string): string {
  return cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
