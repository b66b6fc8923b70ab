import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A request to the builder's template dialogs: save lines, pick a template, or add one by its id. */
export type TemplateRequest =
  | { readonly kind: 'save'; readonly lines: readonly string[] }
  | { readonly kind: 'insert' }
  | { readonly kind: 'add'; readonly id: string }
  | null;

export const templateRequest = valueStore<TemplateRequest>(null);

export const requestTemplates = templateRequest.set;

/** A template as listed in the finder. */
export interface NamedTemplate {
  readonly id: string;
  readonly name: string;
  readonly lines: number;
}

/** The company's and the book's templates, for the finder and the quick-add row. Empty until loaded. */
export const namedTemplates = valueStore<readonly NamedTemplate[]>([]);

const mostFound = 5;

/** Templates whose name contains every typed word. */
export function templatesCalled(
  text: string,
  all: readonly NamedTemplate[] = namedTemplates.get(),
): readonly NamedTemplate[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  if (words.join('').length < 2) return [];
  const matches = ({ name }: NamedTemplate) => words.every((word) => name.toLowerCase().includes(word));
  return all.filter(matches).slice(0, mostFound);
}

/** Keys of the rows that are selected in the grid. */
export const selectedRows = valueStore<ReadonlySet<string>>(new Set());

/** The lines to save as a template: the selection, unless the given line is outside it; then that line alone. */
export function linesToSave(
  line: string | null,
  estimate: { readonly lines: readonly { readonly id: string }[] },
): readonly string[] {
  const selected = selectedRows.get();
  const picked = estimate.lines.map(({ id }) => id).filter((id) => selected.has(id));
  return picked.length > 0 && (line === null || picked.includes(line)) ? picked : line === null ? [] : [line];
}
