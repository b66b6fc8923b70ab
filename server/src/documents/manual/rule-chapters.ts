import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { hours, money, percentage, quantity } from '@dre/core/domain/number-text';
import type { Pen } from '../paper/pen.ts';
import { tableBlocks } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import type { ManualContext, MarkedBlock } from './manual-context.ts';
import { chapterBlock, look, sectionBlock, textBlocks } from './manual-text.ts';

export const calculatorsTitle = 'What the calculators work with';
export const refinishTitle = 'Refinish, overlap and clear coat';

const valueColumns: readonly Column[] = [
  { title: 'Rule', align: 'left', width: 'rest', isHeader: true },
  { title: 'Value', align: 'right', width: 160 },
];

function valueTable(pen: Pen, values: readonly (readonly [string, string])[]): readonly MarkedBlock[] {
  const rows = values.map(([rule, value]) => ({
    kind: 'row' as const,
    cells: [[{ text: rule }], [{ text: value }]],
  }));
  return tableBlocks(pen, valueColumns, rows, look(pen));
}

/** The values a profile starts with; every one can be changed there. */
export function refinishChapter(pen: Pen): readonly MarkedBlock[] {
  const { refinish: rules } = defaultProfile();
  return [
    chapterBlock(pen, refinishTitle),
    ...textBlocks(
      pen,
      'The panel with the most hours is the first. Every further major panel is reduced once: more where it touches a panel that is painted too, less where it does not. A panel below the limit of a major one is a minor panel. Clear coat is taken of the hours after overlap.\n\nThese are the values a profile starts with. A company changes them in its settings; an estimate keeps those it was started with.',
    ),
    ...valueTable(pen, [
      ['A panel is major from', hours(rules.majorFrom)],
      ['Off a further major panel that is adjacent', hours(rules.overlapAdjacent)],
      ['Off a further major panel that is not adjacent', hours(rules.overlapNonAdjacent)],
      ['Off a minor panel', hours(rules.overlapMinor)],
      ['Clear coat, first panel', percentage(rules.clearFirst)],
      ['Clear coat, each further panel', percentage(rules.clearAdditional)],
      ['Clear coat, most for one booth cycle', 'no limit; Class B 2.5 h'],
      ['Three-stage, first panel', percentage(rules.threeStageFirst)],
      ['Three-stage, each further panel', percentage(rules.threeStageAdditional)],
      ['Two-tone, first panel', percentage(rules.twoToneFirst)],
      ['Two-tone, each further panel', percentage(rules.twoToneAdditional)],
      ['Blend', percentage(rules.blend)],
      ['Blend, three-stage', percentage(rules.blendThreeStage)],
      ['Clear to a break point', percentage(rules.breakPoint)],
      ['Sand and buff', percentage(rules.sandAndBuff)],
      ['Gravel guard, first panel', hours(rules.gravelGuardFirst)],
      ['Gravel guard, each further panel', hours(rules.gravelGuardAdditional)],
      ['Second and later cover', hours(rules.furtherCover)],
    ]),
  ];
}

const each = (thousandths: number) => `${quantity(thousandths)} h`;

export function calculatorChapter(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  const { roofing, siding } = deps.contents.calculators;
  const nameOf = (code: string) => deps.part(code)?.name ?? code;
  return [
    chapterBlock(pen, calculatorsTitle),
    ...textBlocks(
      pen,
      'Hours of the steps are added exactly and rounded to tenths once. Material is ordered with the waste of cutting.',
    ),
    sectionBlock(pen, 'Roofing'),
    ...textBlocks(
      pen,
      `A section takes ${percentage(roofing.sectionHours)} of the hours of its area, and at least ${percentage(roofing.sectionMinimum)} of the minimum.`,
    ),
    ...tableBlocks(
      pen,
      areaColumns,
      roofing.surfaces.map((surface) =>
        areaRow(deps, surface, nameOf(surface.part), [
          `${each(surface.hoursPerPenetration)} a penetration, ${each(surface.hoursPerDeckSheet)} a sheet of decking, ${each(surface.hoursPerSqftExtraLayer)}/sq ft of an extra layer.`,
          `Material ${money(surface.materialPerPenetration)} a penetration, ${money(surface.materialPerEdgeFoot)} a foot of edge.`,
        ]),
      ),
      look(pen),
    ),
    sectionBlock(pen, 'Siding'),
    ...textBlocks(
      pen,
      `Openings are deducted only where one is larger than ${String(siding.deductOpeningsOver)} sq ft.`,
    ),
    ...tableBlocks(
      pen,
      areaColumns,
      siding.constructions.map((wall) =>
        areaRow(deps, wall, `${nameOf(wall.part)} (${wall.works.join(', ')})`, [
          `${each(wall.hoursPerOpening)} an opening. ${wall.openingNote}`,
          wall.neighborPart === null ? '' : `Sheets beside it come off: ${nameOf(wall.neighborPart)}.`,
        ]),
      ),
      look(pen),
    ),
    ...paintPieces(pen, deps),
    ...decalPieces(pen, deps),
  ];
}

function paintPieces(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  const { refinish } = deps.contents.calculators;
  return [
    sectionBlock(pen, 'Refinish by area'),
    ...valueTable(pen, [
      ['Set-up', each(refinish.setup)],
      ['Each color', each(refinish.setupPerColor)],
      ['Each foot of tape line', each(refinish.hoursPerTapeLineFoot)],
      ['At least', hours(refinish.minimum)],
      ...Object.entries(refinish.hoursPerSqft).map(
        ([work, value]) => [`Each square foot, ${work.replaceAll('-', ' ')}`, each(value)] as const,
      ),
      ...Object.entries(refinish.surfaceFactor).map(
        ([surface, value]) =>
          [`Factor of the surface, ${surface.replaceAll('-', ' ')}`, percentage(value)] as const,
      ),
    ]),
  ];
}

function decalPieces(pen: Pen, deps: ManualContext): readonly MarkedBlock[] {
  const { decals } = deps.contents.calculators;
  return [
    sectionBlock(pen, 'Decals'),
    ...valueTable(pen, [
      ['Set-up', each(decals.setup)],
      ['Each foot', each(decals.hoursPerLinearFoot)],
      ['Each square foot', each(decals.hoursPerSqft)],
      ['At least', hours(decals.minimum)],
      ...Object.entries(decals.removalHoursPerSqft).map(
        ([age, value]) => [`Removing a square foot, ${age.replaceAll('-', ' ')}`, each(value)] as const,
      ),
      ['Removing, at least', hours(decals.removalMinimum)],
      ['Ghosting, each square foot', each(decals.ghostHoursPerSqft)],
      ['Material a foot', `$${money(decals.materialPerLinearFoot)}`],
      ['Material a square foot', `$${money(decals.materialPerSqft)}`],
      ['Waste', percentage(decals.waste)],
    ]),
  ];
}

const areaColumns: readonly Column[] = [
  { title: 'Work', align: 'left', width: 'rest', isHeader: true },
  { title: 'Labor', align: 'left', width: 80 },
  { title: 'Set-up', align: 'right', width: 48 },
  { title: 'Sq ft', align: 'right', width: 52 },
  { title: 'At least', align: 'right', width: 48 },
  { title: 'Material', align: 'right', width: 60 },
  { title: 'Waste', align: 'right', width: 44 },
];

type AreaWork =
  | ManualContext['contents']['calculators']['roofing']['surfaces'][number]
  | ManualContext['contents']['calculators']['siding']['constructions'][number];

function areaRow(deps: ManualContext, work: AreaWork, name: string, notes: readonly string[]) {
  return {
    kind: 'row' as const,
    cells: [
      [{ text: name }],
      [{ text: deps.laborName(work.laborType) }],
      [{ text: each(work.setup) }],
      [{ text: each(work.hoursPerSqft) }],
      [{ text: hours(work.minimum) }],
      [{ text: `$${money(work.materialPerSqft)}` }],
      [{ text: percentage(work.waste) }],
    ],
    notes: notes.filter((text) => text !== '').map((text) => ({ text })),
  };
}
