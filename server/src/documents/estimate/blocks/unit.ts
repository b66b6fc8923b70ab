import { dayText } from '@dre/core/domain/day-text';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { locationName } from '@dre/core/domain/estimates/wording/trade-labels';
import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { hairline, paleGray, styles } from '../../paper/styles.ts';
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

/** Four in a row, each over a line. */
export function factRows(pen: Pen, facts: readonly Fact[], least: number): PrintBlock {
  const width = contentWidth(pen.size);
  const cell = width / 4;
  const laid = facts.map(({ name, value }) => ({
    name: pen.measure.wrap(name, styles.label, cell - 6),
    value: pen.measure.wrap(value, styles.strong, cell - 6),
  }));
  const rows = Array.from({ length: Math.ceil(laid.length / 4) }, (_, at) => laid.slice(at * 4, at * 4 + 4));
  const heights = rows.map(
    (row) => Math.max(...row.map(({ name, value }) => name.height + Math.max(least, value.height))) + 7,
  );
  return {
    height: heights.reduce((sum, one) => sum + one, 2),
    draw: (own, y) => {
      let at = y;
      rows.forEach((row, index) => {
        row.forEach(({ name, value }, place) => {
          const x = margins.side + place * cell;
          own.tags.element('P', () => {
            own.lines(name, x, at + 4);
            own.lines(value, x, at + 4 + name.height);
          });
        });
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
