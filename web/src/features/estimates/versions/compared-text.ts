import type { SectionComparison } from '@dre/core/domain/estimates/versions/compare-versions';
import { partyNames } from '@dre/core/domain/estimates/wording/trade-labels';
import type { Line } from '@dre/core/domain/estimates/model/line';

const sectionLabels: Readonly<Record<SectionComparison['section'], string>> = {
  heading: 'Estimate',
  parties: 'People',
  claim: 'Claim',
  loss: 'Loss',
  unit: 'Vehicle',
  profile: 'Rates and taxes',
  calculations: 'Calculators',
  overrides: 'Automatic lines changed by hand',
  photos: 'Photos',
  notes: 'Notes',
  answeredSuggestions: 'Suggestions answered',
};

/** Sections whose fields are ids are counted, the others are named. */
const countedSections: ReadonlySet<SectionComparison['section']> = new Set<SectionComparison['section']>([
  'calculations',
  'overrides',
  'photos',
  'notes',
  'answeredSuggestions',
]);

export function sectionList(sections: readonly SectionComparison[]): readonly string[] {
  return sections.map(({ section, fields }) => {
    const what = countedSections.has(section) ? String(fields.length) : fields.map(fieldLabel).join(', ');
    return `${sectionLabels[section]}: ${what}`;
  });
}

const lineFieldLabels: Readonly<Partial<Record<keyof Line, string>>> = {
  labor: 'hours',
  partNumber: 'part number',
  partSource: 'kind of part',
  priceAdjustment: 'markup or discount',
  priorDamage: 'prior damage',
  book: 'what the book says',
  order: 'place in the list',
};

export function fieldList(fields: readonly (keyof Line)[]): string {
  return fields.map((field) => lineFieldLabels[field] ?? fieldLabel(field)).join(', ');
}

function fieldLabel(field: string): string {
  const party = (partyNames as Readonly<Record<string, string>>)[field];
  return party ?? field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
