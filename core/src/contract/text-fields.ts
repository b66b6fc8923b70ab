import { Type } from 'typebox';

/** Lone surrogates, which neither a text file nor a database can store. */
const halves = '\\ud800-\\udfff';
/** One line of text; control characters are refused, so nothing can be injected into a mail header. */
const singleLine = `^[^\\u0000-\\u001f\\u007f\\u2028\\u2029${halves}]*$`;
/** Several lines: allows tabs and line breaks, but no other control characters. */
const severalLines = `^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f${halves}]*$`;
/** Any text the database can store. */
const storable = `^[^\\u0000${halves}]*$`;
/** At least one visible character. */
const filled = '\\S';
const pngAddress = '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$';

/** Error messages by pattern. */
export const patternMessages: Readonly<Record<string, string>> = {
  [singleLine]: 'must be a single line without control characters',
  [severalLines]: 'must not contain control characters',
  [storable]: 'must be text that can be kept',
  [filled]: 'must not be empty',
  [pngAddress]: 'must be a PNG image',
};

export function line(maxLength: number) {
  return Type.String({ maxLength, pattern: singleLine });
}

export function requiredLine(maxLength: number) {
  return Type.Intersect([line(maxLength), Type.String({ pattern: filled })]);
}

export function paragraph(maxLength: number) {
  return Type.String({ maxLength, pattern: severalLines });
}

export function requiredParagraph(maxLength: number) {
  return Type.Intersect([paragraph(maxLength), Type.String({ pattern: filled })]);
}

/** Any text: for search and comparison, or checked where its meaning is known. */
export function text(maxLength: number, minLength = 0) {
  return Type.String({ minLength, maxLength, pattern: storable });
}

/** A drawn image, as exported by the browser's canvas. */
export function pngDataAddress(bytes: number) {
  const prefix = 'data:image/png;base64,';
  return Type.String({ pattern: pngAddress, maxLength: prefix.length + Math.ceil(bytes / 3) * 4 });
}
