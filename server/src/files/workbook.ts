import { type Cell, cellText, type Sheet } from '@dre/core/domain/exchange/sheets';
import writeXlsxFile from 'write-excel-file/node';

const widest = 60;
const narrowest = 8;

/** A workbook with a sheet for each table; numbers stay numbers, and text never becomes a formula. */
export async function workbookOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = writeXlsxFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: headings.map((heading, column) => ({
        width: widthOf([heading, ...rows.map((row) => row[column] ?? '')]),
      })),
      data: [
        headings.map((heading) => ({ value: heading, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ],
    })),
  );
  return written.toBuffer();
}

function widthOf(cells: readonly Cell[]): number {
  return Math.min(widest, Math.max(narrowest, ...cells.map((cell) => cellText(cell).length + 2)));
}

function cellOf(cell: Cell) {
  if (typeof cell === 'string') {
    // Workbooks are XML, which has no control characters.
    return cell === '' ? null : { value: cell.replaceAll(/[\p{Cc}]+/gu, ' '), type: String };
  }
  const format = cell.decimals === 0 ? '0' : `#,##0.${'0'.repeat(cell.decimals)}`;
  return { value: Number(cellText(cell)), type: Number, format };
}
