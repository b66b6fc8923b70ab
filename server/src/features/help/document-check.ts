import type { HelpDocumentType } from '@dre/core/contract/help/help';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { isPdfStart, type PdfFault, pdfFault } from '../../files/pdf-check.ts';
import { readPicture } from '../../files/picture.ts';
import { pictureFaults } from '../../files/stripped-picture.ts';

export interface CheckedDocument {
  readonly mediaType: HelpDocumentType;
  readonly bytes: Buffer;
}

const pdfWords: Readonly<Record<PdfFault, string>> = {
  damaged: 'This PDF is damaged. Save it again and try once more.',
  unreadable: 'This PDF is encrypted or packed so that it cannot be checked. Save it without a password.',
  active: 'This PDF holds scripts, actions, forms or attached files. Print it to a new PDF and use that.',
};

const unknown = 'Documents are PDF files, PNG, JPEG, WebP or HEIC pictures, or plain text.';

/** The bytes decide a document's type, not its name; pictures lose everything but the picture. */
export async function checkDocument(bytes: Buffer): Promise<Result<CheckedDocument, string>> {
  if (bytes.length === 0) return refuse('This file is empty.');
  if (isPdfStart(bytes)) {
    const fault = pdfFault(bytes);
    return fault === undefined ? accept({ mediaType: 'application/pdf', bytes }) : refuse(pdfWords[fault]);
  }
  const picture = await readPicture(bytes);
  if (picture.ok) return accept({ mediaType: picture.value.mediaType, bytes: picture.value.bytes });
  if (picture.refusal !== 'unknown') return refuse(pictureFaults[picture.refusal]);
  const problem = textProblem(bytes);
  return problem === undefined ? accept({ mediaType: 'text/plain', bytes }) : refuse(problem);
}

/** Tab, line feed, form feed, carriage return. */
const blanks = new Set([0x09, 0x0a, 0x0c, 0x0d]);

function textProblem(bytes: Buffer): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unknown;
  }
  // Other control characters appear in no text, but in nearly every program and archive.
  if (bytes.some((byte) => byte < 0x20 && !blanks.has(byte))) return unknown;
  return /^\s*</.test(text)
    ? 'Web pages and drawings in SVG can run scripts. Use a PDF or a picture instead.'
    : undefined;
}
