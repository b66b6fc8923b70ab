import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { columnKind } from '@dre/core/domain/catalogue/import/column-kinds';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { zipSync } from 'fflate';

/** A table to export: the first row names the columns. */
export interface WrittenTable {
  readonly name: string;
  /** The table of the book, whose numbers become numbers in a workbook; null if all cells are text. */
  readonly table: TableFile | null;
  readonly rows: readonly (readonly string[])[];
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function csvFile({ name, rows }: WrittenTable): GeneratedFile {
  // The byte order mark makes spreadsheets read UTF-8.
  const bytes = Buffer.from(`\uFEFF${csvOf(rows)}`);
  return { fileName: `${name}.csv`, mediaType: 'text/csv; charset=utf-8', content: bytes.toString('base64') };
}

export function workbookFile(name: string, tables: readonly WrittenTable[]): GeneratedFile {
  const content = Buffer.from(workbookBytes(tables)).toString('base64');
  return { fileName: `${name}.xlsx`, mediaType: workbookType, content };
}

/** Writes a sheet per table. Text never becomes a formula; equal tables give equal bytes. */
export function workbookBytes(tables: readonly WrittenTable[]): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const put = (path: string, xml: string) => {
    files[path] = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  };
  const numbered = tables.map((table, at) => ({ ...table, at: at + 1 }));
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  put(
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbered.map(({ at }) => `<Override PartName="/xl/worksheets/sheet${String(at)}.xml" ContentType="${kind}.worksheet+xml"/>`).join('')}</Types>`,
  );
  put(
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  put(
    'xl/workbook.xml',
    `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${numbered.map(({ name, at }) => `<sheet name="${escaped(name.slice(0, 31))}" sheetId="${String(at)}" r:id="r${String(at)}"/>`).join('')}</sheets></workbook>`,
  );
  put(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="s" Type="${office}/styles" Target="styles.xml"/>${numbered.map(({ at }) => `<Relationship Id="r${String(at)}" Type="${office}/worksheet" Target="worksheets/sheet${String(at)}.xml"/>`).join('')}</Relationships>`,
  );
  put('xl/styles.xml', styles(spreadsheet));
  for (const table of numbered) put(`xl/worksheets/sheet${String(table.at)}.xml`, sheet(spreadsheet, table));
  // A fixed date: equal content gives an equal file.
  return zipSync(files, { level: 6, mtime: new Date(2020, 0, 1) });
}

/** Bold headings, text that stays as it is typed, numbers with up to three decimals. */
function styles(namespace: string): string {
  const formats = [0, 49, 1, 2, 164, 165];
  return `<styleSheet xmlns="${namespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.0"/><numFmt numFmtId="165" formatCode="0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${formats.map((format, at) => `<xf numFmtId="${String(format)}" fontId="${at === 0 ? '1' : '0'}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;
}

const [headingStyle, textStyle] = [0, 1];
/** Indexed by the number of decimals. */
const numberStyles = [2, 4, 3, 5];

function sheet(namespace: string, { rows, table }: WrittenTable): string {
  const [headings = []] = rows;
  const isNumber = headings.map((heading) => table !== null && isCounted(columnKind(table, heading)));
  const columns = headings.map((heading, at) => {
    const width = Math.min(
      48,
      Math.max(heading.length, ...rows.slice(0, 200).map((row) => row[at]?.length ?? 0)) + 2,
    );
    return `<col min="${String(at + 1)}" max="${String(at + 1)}" width="${String(width)}" style="${String(textStyle)}" customWidth="1"/>`;
  });
  const lines = rows.map((cells, at) => {
    const written = cells.map((text, column) =>
      cellXml(text, at === 0, isNumber[column] === true, column, at + 1),
    );
    return `<row r="${String(at + 1)}">${written.join('')}</row>`;
  });
  return `<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function isCounted(kind: string): boolean {
  return kind === 'money' || kind === 'number';
}

function cellXml(text: string, isHeading: boolean, isNumber: boolean, column: number, row: number): string {
  if (text === '') return '';
  const place = `r="${letters(column)}${String(row)}"`;
  const decimals = isNumber && !isHeading ? /^(?:0|[1-9]\d{0,8})(?:\.(\d{1,3}))?$/.exec(text) : null;
  if (decimals !== null) {
    return `<c ${place} s="${String(numberStyles[decimals[1]?.length ?? 0] ?? textStyle)}"><v>${text}</v></c>`;
  }
  const style = String(isHeading ? headingStyle : textStyle);
  return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${letters(Math.floor(column / 26) - 1)}${last}`;
}

const marked: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no control characters; spreadsheets write them as escapes, and escape the escape mark likewise. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      unwritable,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll(/[&<>"]/g, (character) => marked[character] ?? character);
}

const unwritable = /[\p{Cc}\uFFFE\uFFFF](?<![\t\n])/gu;
