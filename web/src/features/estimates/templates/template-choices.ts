import type { Template } from '@dre/core/contract/estimates/templates';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Unit, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { starterItem, type TemplateItem } from '@dre/core/domain/estimates/templates/template';

/** A template on offer: one of the company's, or a starter of the book. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly vehicleTypes: readonly VehicleType[];
  /** Meant for another vehicle type than the estimate's. */
  readonly isForOthers: boolean;
  readonly isStarter: boolean;
  readonly madeBy: string | null;
  readonly madeAt: string | null;
  readonly lines: readonly {
    readonly item: TemplateItem;
    /** The unit of measure of a book part. */
    readonly unit: Unit;
    /** Optional lines start unticked; the note tells when to add them. */
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
  const typesOf = new Map(contents.parts.map(({ code, vehicleTypes }) => [code, vehicleTypes]));
  const choices = [
    ...own.map((template) => ownChoice(template, unitOf)),
    ...starterChoices(contents, unitOf),
  ].map((choice) => ({
    ...choice,
    isForOthers: vehicleType !== null && !isFor(vehicleType, choice, (part) => typesOf.get(part) ?? []),
  }));
  return [
    ...choices.filter(({ isForOthers }) => !isForOthers),
    ...choices.filter(({ isForOthers }) => isForOthers),
  ];
}

/** A template without vehicle types fits every vehicle that has one of its parts. */
function isFor(
  vehicleType: VehicleType,
  { vehicleTypes, lines }: Pick<TemplateChoice, 'vehicleTypes' | 'lines'>,
  typesOf: (part: string) => readonly VehicleType[],
): boolean {
  if (vehicleTypes.length > 0 || lines.length === 0) return allows(vehicleTypes, vehicleType);
  return lines.some(({ item }) => item.kind === 'hand' || allows(typesOf(item.part), vehicleType));
}

function allows(types: readonly VehicleType[], type: VehicleType): boolean {
  return types.length === 0 || types.includes(type);
}

type UnsortedChoice = Omit<TemplateChoice, 'isForOthers'>;
type UnitOf = (item: TemplateItem) => Unit;

function ownChoice({ lines, ...template }: Template, unitOf: UnitOf): UnsortedChoice {
  return {
    ...template,
    isStarter: false,
    lines: lines.map((item) => ({ item, unit: unitOf(item), isOptional: false, note: '' })),
  };
}

function starterChoices(
  { templates, parts }: Pick<BookContents, 'templates' | 'parts'>,
  unitOf: UnitOf,
): UnsortedChoice[] {
  const byCode = new Map(parts.map((part) => [part.code, part]));
  const choices = new Map<string, UnsortedChoice>();
  for (const line of templates) {
    const existing = choices.get(line.template);
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
      lines: [...(existing?.lines ?? []), entry],
    });
  }
  return [...choices.values()];
}
