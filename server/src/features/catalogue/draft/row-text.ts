import type { AnyFile } from '@dre/core/domain/catalogue/draft/references';
import { tableWords } from '@dre/core/domain/catalogue/draft/table-labels';

/** A row as a sentence names it. */
export function sayRow(file: AnyFile, key: string): string {
  const [one] = tableWords[file];
  return key.trim() === '' ? `the ${one}` : `the ${one} ${key.trim()}`;
}
