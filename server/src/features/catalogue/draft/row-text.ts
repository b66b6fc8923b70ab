import type { AnyFile } from '@dre/core/domain/catalogue/draft/references';
import { tableLabels } from '@dre/core/domain/catalogue/draft/table-labels';

/** A row as sentences name it. */
export function rowText(file: AnyFile, key: string): string {
  const [one] = tableLabels[file];
  return key.trim() === '' ? `the ${one}` : `the ${one} ${key.trim()}`;
}
