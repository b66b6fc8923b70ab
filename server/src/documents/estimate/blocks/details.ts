import { dayText } from '@dre/core/domain/day-text';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { phoneText } from '@dre/core/domain/phone-text';
import { dollars } from '@dre/core/domain/number-text';
import { locationName, sideNames, type SideNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { hairline, paleGray, styles } from '../../paper/styles.ts';
import type { TextLines, TextStyle } from '../../paper/text.ts';
import type { DocumentOrder } from '../order.ts';
import {
  addressLines,
  causeText,
  dayOfMoment,
  lengthInFeet,
  measuredFacts,
  nameOf,
  ownerOf,
  vehicleName,
} from '../document-text.ts';

/** A fact of the claim or the unit, in the order readers look for them. */
type Fact = readonly [name: string, value: string, style?: TextStyle];

/** Customer, vehicle and claim side by side. */
export function customerBlock(pen: Pen, order: DocumentOrder): PrintBlock {
  const width = contentWidth(pen.size);
  const gap = 16;
  const shares = [1, 1.25, 1.15];
  const unit = (width - 2 * gap) / 3.4;
  const columns = [customerLines(order), vehicleLines(order), claimLines(order)].map(
    ([title, lead, ...rest], at) => {
      const room = unit * (shares[at] ?? 1);
      const parts: TextLines[] = [
        pen.measure.wrap(title ?? '', styles.label, room),
        pen.measure.wrap(lead ?? '', styles.lead, room),
        ...rest.filter((line) => line !== '').map((line) => pen.measure.wrap(line, styles.body, room)),
      ];
      const x = margins.side + shares.slice(0, at).reduce((sum, share) => sum + share * unit + gap, 0);
      return { parts, x, height: parts.reduce((sum, part) => sum + part.height, 0) };
    },
  );
  const height = Math.max(...columns.map((column) => column.height)) + 20;
  return {
    height,
    draw: (own, y) => {
      for (const { parts, x } of columns) {
        let at = y + 9;
        for (const [index, part] of parts.entries()) {
          own.tags.element(index === 0 ? 'H2' : 'P', () => own.lines(part, x, at));
          at += part.height;
        }
      }
      own.tags.artifact(() => own.rule(margins.side, y + height - 1, width, 0.5, 0.6));
    },
  };
}

function customerLines(order: DocumentOrder): readonly string[] {
  const owner = ownerOf(order);
  return ['Customer', nameOf(owner), ...addressLines(owner), phoneText(owner.phone), owner.email];
}

function vehicleLines(order: DocumentOrder): readonly string[] {
  const { unit } = order.printed.content;
  return [
    'Vehicle',
    vehicleName(order),
    typeAndLength(order),
    unit.coachVin === '' ? '' : `VIN ${unit.coachVin}`,
    unit.chassisVin === '' ? '' : `Chassis VIN ${unit.chassisVin}`,
    unit.plate === '' ? '' : `Plate ${[unit.plateState, unit.plate].filter(Boolean).join(' ')}`,
    [unit.color, mileage(order)].filter(Boolean).join(', '),
  ];
}

function claimLines(order: DocumentOrder): readonly string[] {
  const { claim, loss, parties } = order.printed.content;
  const insurer = nameOf(parties.insurer);
  return [
    'Claim',
    claim.payer === 'customer'
      ? 'Paid by the customer'
      : claim.payer === 'warranty'
        ? 'Warranty'
        : insurer || 'Insurance',
    claim.payer !== 'insurance' && insurer !== '' ? insurer : '',
    claim.number === '' ? '' : `Claim ${claim.number}`,
    claim.policy === '' ? '' : `Policy ${claim.policy}`,
    loss.date === null ? '' : `Loss on ${dayText(loss.date)}`,
    causeText(order),
  ];
}

function typeAndLength({ printed: { content } }: DocumentOrder): string {
  const { vehicleType, length } = content.unit;
  return [
    vehicleType === null ? '' : vehicleTypeLabels[vehicleType],
    length === null ? '' : lengthInFeet(length),
  ]
    .filter(Boolean)
    .join(', ');
}

function mileage({ printed: { content } }: DocumentOrder): string {
  const miles = content.unit.mileage;
  return miles === null ? '' : `${String(miles).replaceAll(/\B(?=(\d{3})+$)/g, ',')} mi`;
}

export function sideNamesIn({ sides }: Pick<DocumentOrder, 'sides'>): SideNames {
  return { ...sideNames, ...Object.fromEntries(sides.map(({ code, name }) => [code, name])) };
}

/** The facts an adjuster needs, four in a row. */
export function factsBlock(pen: Pen, order: DocumentOrder): PrintBlock {
  const facts = factsOf(order).filter(([, value]) => value.trim() !== '');
  const width = contentWidth(pen.size);
  const cell = width / 4;
  const laid = facts.map(([name, value, style = styles.strong]) => ({
    name: pen.measure.wrap(name, styles.label, cell - 6),
    value: pen.measure.wrap(value, style, cell - 6),
  }));
  const rows = Array.from({ length: Math.ceil(laid.length / 4) }, (_, at) => laid.slice(at * 4, at * 4 + 4));
  const heights = rows.map(
    (row) => Math.max(...row.map(({ name, value }) => name.height + value.height)) + 8,
  );
  const height = heights.reduce((sum, one) => sum + one, 0) + 2;
  return {
    height,
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
        const isLast = index === rows.length - 1;
        const line = at;
        own.tags.artifact(() =>
          own.rule(margins.side, line, width, isLast ? 0.5 : hairline, isLast ? 0.6 : paleGray),
        );
      });
    },
  };
}

function factsOf(order: DocumentOrder): readonly Fact[] {
  const { content } = order.printed;
  const { parties, claim, loss, unit, heading } = content;
  const owner = ownerOf(order);
  const impact = loss.pointsOfImpact.map((zone) => locationName(zone, sideNamesIn(order))).join('; ');
  const locked = order.version === 'draft' ? undefined : order.versions.at(-1)?.lockedAt;
  return [
    ['Insurer', nameOf(parties.insurer)],
    ['Claim number', claim.number, styles.mono],
    ['Policy', claim.policy, styles.mono],
    ['Date of loss', loss.date === null ? '' : dayText(loss.date)],
    ['Adjuster', nameOf(parties.adjuster)],
    ['Insured', nameOf(parties.insured)],
    [
      'Customer',
      [nameOf(owner), ...addressLines(owner), phoneText(owner.phone)].filter(Boolean).join(', '),
      styles.body,
    ],
    ['Claimant', nameOf(parties.claimant)],
    ['Vehicle', vehicleName(order)],
    ['VIN', unit.coachVin, styles.mono],
    ['Chassis VIN', unit.chassisVin, styles.mono],
    ['Type, length', typeAndLength(order)],
    ...measuredFacts(unit),
    ['Plate', [unit.plateState, unit.plate].filter(Boolean).join(' ')],
    ['Odometer', mileage(order)],
    ['Color', [unit.color, ...unit.paintCodes].filter(Boolean).join(', ')],
    ['Unit value', unit.actualCashValue === null ? '' : dollars(unit.actualCashValue)],
    [
      'Inspected',
      [heading.inspectedOn === null ? '' : dayText(heading.inspectedOn), heading.inspectedAt]
        .filter(Boolean)
        .join(', '),
    ],
    ['Impact', impact],
    ['Cause', causeText(order)],
    [
      'Deductible',
      claim.isDeductibleWaived ? `${dollars(claim.deductible)}, waived` : dollars(claim.deductible),
    ],
    ['Locked', locked === undefined ? '' : dayOfMoment(order, locked)],
    ...ratesOf(order),
  ];
}

/** The rates of the labor types on the estimate. */
function ratesOf({ printed: { totals, content } }: DocumentOrder): readonly Fact[] {
  const labor = totals.labor.map(({ type, rate }): Fact => {
    const said = content.profile.standard?.labor?.[type]?.rate ?? rate;
    const profile = said === rate ? '' : `, profile ${dollars(said)}`;
    return [`${content.profile.labor[type].name} rate`, `${dollars(rate)} per hour${profile}`];
  });
  const paint = content.profile.paintMaterials;
  return paint.method === 'rate' && totals.categories.paint !== 0
    ? [...labor, ['Paint materials', `${dollars(paint.rate)} per refinish hour`]]
    : labor;
}
