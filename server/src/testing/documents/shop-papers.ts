import type { DrawnLine } from '../../documents/estimate/drawings.ts';
import type { DeliveryPaper, PurchasePaper, WorkPaper } from '../../documents/shop/shop-paper.ts';
import { cents, minutes, thousandths } from '@dre/core/domain/units';
import { anOrder } from './document-orders.ts';

// Documents of the shop about the unit of `anOrder`.

const { letterhead, logo, sides, printed } = anOrder();
const { unit, lines } = printed.content;
const head = {
  paper: 'letter',
  letterhead,
  logo,
  sides,
  madeAt: '2026-11-18T10:00:00.000Z',
  printedOn: '2026-11-18',
  zone: 'UTC',
} as const;
const unitDrawn = { vehicleType: unit.vehicleType, length: unit.length };

function drawn(): readonly DrawnLine[] {
  return lines
    .filter(({ place }) => place.region !== null)
    .map(({ id, number, place, operation, description }) => ({ id, number, place, operation, description }));
}

export function aPurchasePaper(fields: Partial<PurchasePaper> = {}): PurchasePaper {
  const vendor = {
    id: 'vendor-1',
    name: 'Lakeshore RV Supply',
    contact: 'Gail Novotny',
    phone: '(574) 555-0142',
    email: 'parts@lakeshore.example',
    account: 'A-117',
  };
  const written = { by: 'Dana Whitfield', at: '2026-11-18T09:00:00.000Z' };
  return {
    kind: 'shop-purchase-order',
    ...head,
    purchase: { id: 'po-1', number: 'PO-10614', vendor, note: 'Deliver to door 3.', written, sent: null },
    lines: drawn()
      .slice(0, 3)
      .map((line, at) => ({
        order: 'order-1',
        number: 'RO-10231',
        part: line.id,
        record: `record-${String(at)}`,
        lineNumber: line.number,
        description: line.description,
        partNumber: `SF-14${String(at)}0-L`,
        unit: at === 2 ? 'ft' : 'each',
        quantity: thousandths(at === 2 ? 36_000 : 1_000),
        cost: cents(11_800 + at * 100),
        vehicle: '2021 Forest River Wildwood',
        vin: '4X4TWDG29M1234567',
        unitDrawn,
        drawn: line,
        photo: { file: `photo-${String(at)}`, width: 4, height: 3, takenAt: '2026-11-12', pin: null },
      })),
    ...fields,
  };
}

export function aWorkPaper(fields: Partial<WorkPaper> = {}): WorkPaper {
  return {
    kind: 'shop-work-order',
    ...head,
    number: 'RO-10231',
    department: 'body',
    promised: '2026-12-10',
    facts: [
      ['Vehicle', '2021 Forest River Wildwood'],
      ['VIN', '4X4TWDG29M1234567'],
      ['Stands in', 'Bay 3'],
    ],
    unitDrawn,
    drawn: drawn(),
    steps: [
      {
        phase: 'body',
        department: 'body',
        people: ['Lee Park', 'Ana Ruiz'],
        soldMinutes: minutes(330),
        tasks: drawn().map(({ number, description }, at) => ({
          lineNumber: number,
          description: `Replace: ${description}`,
          detail: 'Mid upper',
          soldMinutes: minutes(60 + at * 6),
          isIncluded: at === 1,
          people: at === 0 ? 2 : 1,
          done: at === 2 ? 'Done: Lee Park, November 17, 2026' : '',
          notes: at === 0 ? ['Waits for Corner cap: on the way, expected November 20, 2026.'] : [],
        })),
      },
    ],
    parts: drawn().map(({ number, description }) => ({
      lineNumber: number,
      description,
      partNumber: 'SF-1420-L',
      quantity: '1 each',
      where: 'On the way, expected November 20, 2026',
    })),
    checks: [{ name: 'Water test', proof: 'Photo', result: '' }],
    holds: ['Waiting for the weather: Roof must be dry, until November 21, 2026.'],
    findings: [{ description: 'Rotted stud behind line 1', reported: 'Ana Ruiz, November 17, 2026' }],
    ...fields,
  };
}

export function aDeliveryPaper(fields: Partial<DeliveryPaper> = {}): DeliveryPaper {
  return {
    kind: 'shop-delivery-sheet',
    ...head,
    number: 'RO-10231',
    customer: 'Rosa Delgado',
    facts: [
      ['Customer', 'Rosa Delgado'],
      ['Vehicle', '2021 Forest River Wildwood'],
      ['Arrived', 'November 2, 2026'],
      ['Left', 'November 18, 2026'],
    ],
    work: drawn().map(({ number, description }) => ({ lineNumber: number, text: `Replace: ${description}` })),
    checks: [
      { name: 'Water test', proof: 'Photo', result: 'Passed, Lee Park, November 17, 2026' },
      { name: 'LP pressure test', proof: 'Reading', result: 'Passed, 11 in, Lee Park, November 17, 2026' },
    ],
    delivery: {
      by: 'Dana Whitfield',
      at: '2026-11-18T16:20:00.000Z',
      hasWalkRound: true,
      signature: { name: 'Rosa Delgado', file: 'signature-1' },
      keys: 2,
      documents: ['Final invoice', 'Warranty card'],
      unfinished: null,
    },
    ...fields,
  };
}
