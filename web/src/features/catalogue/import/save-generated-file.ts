import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import { saveFile } from '../../../lib/page/save-file.ts';

export function saveGeneratedFile({ fileName, mediaType, content }: GeneratedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(fileName, mediaType, bytes);
}
