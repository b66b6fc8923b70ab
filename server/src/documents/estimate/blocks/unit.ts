import { dayText } from '@dre/core/domain/day-text';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { locationName } from '@dre/core/domain/estimates/wording/trade-labels';
import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { hairline, paleGray, styles } from '../../paper/styles.ts';
import type { TextLines } from '../../paper/text.ts';
import type { DocumentOrder } from '../order.ts';
import { sideNamesIn } from './details.ts';
import { causeText, lengthInFeet, measuredFacts, nameOf, ownerOf, vehicleName } from '../document-text.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The unit and its damage, for the people who work on it. It contains no prices. */
export function unitBlock(pen: Pen, order: DocumentOrder): PrintBlock {
  return factRows(
    pen,
    unitFacts(order).filter(({ value }) => value !== ''),
    12,
  );
}

/** Every field of the unit, with room to fill in the unknown ones. */
export function blankUnitBlock(pen: Pen, order: DocumentOrder): PrintBlock {
  return factRows(pen, unitFacts(order), 17);
}

function unitFacts(order: DocumentOrder): readonly Fact[] {
  const { unit, loss, claim, heading } = order.printed.content;
  const impact = loss.pointsOfImpact.map((zone) => locationName(zone, sideNamesIn(order))).join('; ');
  const facts: readonly (readonly [string, string])[] = [
    ['Customer', nameOf(ownerOf(order))],
    ['Vehicle', vehicleName(order)],
    ['Type', unit.vehicleType === null ? '' : vehicleTypeLabels[unit.vehicleType]],
    ['Length', unit.length === null ? '' : lengthInFeet(unit.length)],
    ...measuredFacts(unit),
    ['VIN', unit.coachVin],
    ['Chassis VIN', unit.chassisVin],
    ['Plate', [unit.plateState, unit.plate].filter(Boolean).join(' ')],
    ['Odometer', unit.mileage === null ? '' : String(unit.mileage)],
    ['Color', [unit.color, ...unit.paintCodes].filter(Boolean).join(', ')],
    ['Claim number', claim.number],
    ['Date of loss', loss.date === null ? '' : dayText(loss.date)],
    ['Inspected', heading.inspectedOn === null ? '' : dayText(heading.inspectedOn)],
    ['Impact', impact],
    ['Cause', causeText(order)],
  ];
  return facts.map(([name, value]) => ({ name, value: value.trim() }));
}

interface LaidFact {
  readonly name: TextLines;
  readonly value: TextLines;
  /** The cells it takes. */
  readonly span: 1 | 2;
}

const cellsInRow = 4;

/** Four in a row, each over a line. A word too long for its cell, such as an address, takes two. */
export function factRows(pen: Pen, facts: readonly Fact[], least: number): PrintBlock {
  const width = contentWidth(pen.size);
  const cell = width / cellsInRow;
  const rows = rowsOf(
    facts.map(({ name, value }): LaidFact => {
      const isLong = value.split(' ').some((word) => pen.measure.width(word, styles.strong) > cell - 6);
      const span = isLong ? 2 : 1;
      return {
        name: pen.measure.wrap(name, styles.label, cell * span - 6),
        value: pen.measure.wrap(value, styles.strong, cell * span - 6),
        span,
      };
    }),
  );
  const heights = rows.map(
    (row) => Math.max(...row.map(({ name, value }) => name.height + Math.max(least, value.height))) + 7,
  );
  return {
    height: heights.reduce((sum, one) => sum + one, 2),
    draw: (own, y) => {
      let at = y;
      rows.forEach((row, index) => {
        let x = margins.side;
        for (const fact of row) {
          drawFact(own, fact, x, at);
          x += cell * fact.span;
        }
        at += heights[index] ?? 0;
        const line = at;
        const isLast = index === rows.length - 1;
        own.tags.artifact(() =>
          own.rule(margins.side, line, width, isLast ? 0.5 : hairline, isLast ? 0.6 : paleGray),
        );
      });
    },
  };
}

function drawFact(pen: Pen, { name, value }: LaidFact, x: number, y: number): void {
  pen.tags.element('P', () => {
    pen.lines(name, x, y + 4);
    pen.lines(value, x, y + 4 + name.height);
  });
}

function rowsOf(facts: readonly LaidFact[]): readonly (readonly LaidFact[])[] {
  const rows: LaidFact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    const taken = last?.reduce((sum, { span }) => sum + span, 0) ?? cellsInRow;
    if (last !== undefined && taken + fact.span <= cellsInRow) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}
