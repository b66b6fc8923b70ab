import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** What is asked of templates in the builder: to keep lines as one, to choose one, to add one by its id, or nothing. */
export type TemplateRequest =
  | { readonly kind: 'save'; readonly lines: readonly string[] }
  | { readonly kind: 'insert' }
  | { readonly kind: 'add'; readonly id: string }
  | null;

export const templateRequest = valueStore<TemplateRequest>(null);

export const askTemplates = templateRequest.set;

/** A template as it is found by its name. */
export interface NamedTemplate {
  readonly id: string;
  readonly name: string;
  readonly lines: number;
}

/** The company's and the book's, for the finder and the row that adds lines. Empty until they were read. */
export const namedTemplates = valueStore<readonly NamedTemplate[]>([]);

const mostFound = 5;

/** Those whose name has every word that was typed. */
export function templatesCalled(
  text: string,
  all: readonly NamedTemplate[] = namedTemplates.get(),
): readonly NamedTemplate[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  if (words.join('').length < 2) return [];
  const isMeant = ({ name }: NamedTemplate) => words.every((word) => name.toLowerCase().includes(word));
  return all.filter(isMeant).slice(0, mostFound);
}

/** Keys of the rows that are selected in the grid. */
export const selectedRows = valueStore<ReadonlySet<string>>(new Set());

/** The lines a template is made of: those selected, where the line it is asked for is one of them or none is. */
export function linesToKeep(
  line: string | null,
  estimate: { readonly lines: readonly { readonly id: string }[] },
): readonly string[] {
  const selected = selectedRows.get();
  const kept = estimate.lines.map(({ id }) => id).filter((id) => selected.has(id));
  return kept.length > 0 && (line === null || kept.includes(line)) ? kept : line === null ? [] : [line];
}
