import { saveFile } from '../../../../lib/page/save-file.ts';

/** Encodes the file as text that JSON can carry. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return btoa(text);
}

/** Saves a file the server generated. */
export function saveGeneratedFile(file: {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  saveFile(file.fileName, file.mediaType, bytes);
}
