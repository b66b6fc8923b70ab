import { reportWork } from '../../../lib/guide/work-in-sight.ts';
import { printFile } from '../../../lib/page/print-file.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import type { GeneratedDocument } from './use-document.ts';

/** Saves the very bytes that are shown. */
export function downloadDocument({ bytes, fileName }: GeneratedDocument): void {
  saveFile(fileName, 'application/pdf', bytes);
  reportWork({ hasDocument: true });
}

export function printDocument({ address }: GeneratedDocument): void {
  reportWork({ hasDocument: true });
  printFile(address);
}
