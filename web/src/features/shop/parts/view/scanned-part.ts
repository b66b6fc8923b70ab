import type { OpenPart } from './parts-view.ts';

/** The row a scanned or typed code belongs to: what is on the way comes before what is only counted. */
export function scannedRow(rows: readonly OpenPart[], code: string): OpenPart | undefined {
  const wanted = plain(code);
  if (wanted === '') return undefined;
  const found = rows.filter(({ part }) => plain(part.work.partNumber) === wanted);
  return (
    found.find(({ quantities }) => quantities.onTheWay > 0) ??
    found.find(({ queues }) => queues.includes('unchecked'))
  );
}

/** Scanners differ in dashes, blanks and letter case. */
function plain(code: string): string {
  return code.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
