import { importLimits } from '@dre/core/contract/catalogue/book-import';
import type { ParsedSheet } from '@dre/core/domain/catalogue/import/import-plan';
import { refuse, type Result } from '@dre/core/domain/result';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

/** The reason a file cannot be read, as a sentence for the person who chose it. */
export type FileRefusal = string;

/** Reads an untrusted file; its bytes decide its format, not its name. */
export async function readFile(
  bytes: Buffer,
  fileName: string,
): Promise<Result<readonly ParsedSheet[], FileRefusal>> {
  if (bytes.length === 0) return refuse('The file is empty.');
  if (bytes.length > importLimits.fileBytes) return refuse('The file is larger than 10 MB.');
  if (startsWith(bytes, zipStart)) return readWorkbook(bytes);
  if (startsWith(bytes, oldExcelStart)) {
    return refuse(
      'This is a workbook of the old kind, or one with a password. Save it as .xlsx without a password.',
    );
  }
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    return refuse('The file is written in UTF-16. Save it as “CSV UTF-8”.');
  }
  if (/\.xlsx$/i.test(fileName)) {
    return refuse('The file is called .xlsx but is no workbook. Save it again from the spreadsheet.');
  }
  if (bytes.includes(0)) return refuse('The file is no text: it holds bytes that no CSV file has.');
  return readCsv(bytes, fileName);
}

const zipStart = [0x50, 0x4b];
const oldExcelStart = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
