import type { Template } from '@dre/core/contract/templates';
import type { BookContents } from '@dre/core/domain/catalogue/contents';
import type { Unit, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { starterItem, type TemplateItem } from '@dre/core/domain/estimates/template';

/** A template as it is chosen: one of the company's, or a starter of the book. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly vehicleTypes: readonly VehicleType[];
  readonly isStarter: boolean;
  readonly madeBy: string | null;
  readonly madeAt: string | null;
  readonly lines: readonly {
    readonly item: TemplateItem;
    /** What a part of the book is sold by. */
    readonly unit: Unit;
    /** Not ticked at first, and why one would. */
    readonly isOptional: boolean;
    readonly note: string;
  }[];
}

/** The company's own by name, then the starters of the book; those for this vehicle first. */
export function templateChoices(
  own: readonly Template[],
  contents: Pick<BookContents, 'templates' | 'parts'>,
  vehicleType: VehicleType | null,
): readonly TemplateChoice[] {
  const units = new Map(contents.parts.map(({ code, unit }) => [code, unit]));
  const unitOf: UnitOf = (item) => (item.kind === 'book' ? (units.get(item.part) ?? 'each') : 'each');
  const choices = [
    ...own.map((template) => ownChoice(template, unitOf)),
    ...starterChoices(contents, unitOf),
  ];
  const isFor = ({ vehicleTypes }: TemplateChoice) =>
    vehicleType === null || vehicleTypes.length === 0 || vehicleTypes.includes(vehicleType);
  return [...choices.filter(isFor), ...choices.filter((choice) => !isFor(choice))];
}

type UnitOf = (item: TemplateItem) => Unit;

function ownChoice({ lines, ...template }: Template, unitOf: UnitOf): TemplateChoice {
  return {
    ...template,
    isStarter: false,
    lines: lines.map((item) => ({ item, unit: unitOf(item), isOptional: false, note: '' })),
  };
}

function starterChoices(
  { templates, parts }: Pick<BookContents, 'templates' | 'parts'>,
  unitOf: UnitOf,
): TemplateChoice[] {
  const byCode = new Map(parts.map((part) => [part.code, part]));
  const choices = new Map<string, TemplateChoice>();
  for (const line of templates) {
    const known = choices.get(line.template);
    const item = starterItem(line, byCode);
    const entry = { item, unit: unitOf(item), isOptional: line.isOptional, note: line.note };
    choices.set(line.template, {
      id: `starter ${line.template}`,
      name: line.title,
      note: '',
      vehicleTypes: [line.vehicleType],
      isStarter: true,
      madeBy: null,
      madeAt: null,
      lines: [...(known?.lines ?? []), entry],
    });
  }
  return [...choices.values()];
}
