import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { insertItems, type Skipped } from '@dre/core/domain/estimates/templates/template';
import type { TemplateChoice } from './template-choices.ts';

export interface TemplateExample {
  /** Cents, with taxes. */
  readonly total: number;
  readonly lines: readonly { readonly key: string; readonly name: string; readonly isAutomatic: boolean }[];
  readonly skipped: readonly Skipped[];
}

/** The total of a template today: on an empty estimate of its vehicle, without the optional lines. */
export function templateExample(
  choice: TemplateChoice,
  { book, contents }: { readonly book: Book; readonly contents: BookContents },
  profile: Profile,
): TemplateExample {
  const blank = newEstimate({ id: 'example', edition: contents.edition, profile });
  const [vehicleType = null] = choice.vehicleTypes;
  const start = { ...blank, unit: { ...blank.unit, vehicleType } };
  let last = 0;
  const items = choice.lines.flatMap(({ item, isOptional }) => (isOptional ? [] : [item]));
  const { changes, skipped } = insertItems(items, start, contents, () => `line-${String(++last)}`);
  const estimate = changes.reduce((present, change) => {
    const done = applyEdit(present, change, book);
    return done.ok ? done.value : present;
  }, start);
  const { items: priced, totals } = priceEstimate(estimate, book);
  return {
    total: totals.gross,
    skipped,
    lines: priced.map(({ key, line, parent }) => ({
      key,
      name: line.description,
      isAutomatic: parent !== null,
    })),
  };
}
