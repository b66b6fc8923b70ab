import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { insertItems, type Insertion, sideInName } from '@dre/core/domain/estimates/templates/template';
import type { TemplateChoice } from './template-choices.ts';

/** The lines a template adds when picked by name: all but the optional ones. */
export function insertionOf(
  { name, lines }: Pick<TemplateChoice, 'name' | 'lines'>,
  estimate: Pick<Estimate, 'lines' | 'unit'>,
  contents: BookContents,
  newId: () => string,
  inSight: Side,
): Insertion {
  const selected = lines.filter(({ isOptional }) => !isOptional).map(({ item }) => item);
  return insertItems(selected, estimate, contents, newId, sideInName(name, contents.sides) ?? inSight);
}

/** The reason each line of a template cannot be added to this estimate; null for one that can. */
export function reasonsAgainst(
  lines: TemplateChoice['lines'],
  estimate: Pick<Estimate, 'lines' | 'unit'>,
  contents: BookContents,
): readonly (string | null)[] {
  return lines.map(
    ({ item }) => insertItems([item], estimate, contents, () => '').skipped[0]?.reason ?? null,
  );
}

/** Tells which template lines were left out, and why. */
export function skippedText(template: string, skipped: Insertion['skipped']): string {
  const [first] = skipped;
  if (first === undefined) return '';
  const others = skipped.length - 1;
  const more =
    others === 0 ? '' : others === 1 ? ' One more was left out.' : ` ${String(others)} more were left out.`;
  return `${template}: ${first.name} was left out. ${first.reason}${more}`;
}
