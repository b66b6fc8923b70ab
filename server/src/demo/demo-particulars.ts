import type { Change } from '@dre/core/domain/estimates/model/edit';
import { cents, type Inches, inches, thousandths } from '@dre/core/domain/units';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { DemoEstimate, DemoUnit } from './demo-plan.ts';
import { demoNumber, demoPick } from './demo-random.ts';

const towns = [
  ['Holland', '49423'],
  ['Muskegon', '49441'],
  ['Grand Haven', '49417'],
  ['Saugatuck', '49453'],
  ['Zeeland', '49464'],
] as const;

/** Everything above the lines: unit, people, loss and claim. */
export function demoParticulars(estimate: DemoEstimate, now: Date): readonly Change[] {
  const { unit, insurer, adjuster, payer, work } = estimate;
  const lossDay = dayBefore(now, estimate.lossDaysAgo);
  const byInsurer = payer === 'insurance';
  return [
    { kind: 'set-unit', changes: unitFields(estimate) },
    { kind: 'set-party', role: 'customer', changes: demoCustomer(unit.customer) },
    ...(payer === 'customer'
      ? []
      : ([
          {
            kind: 'set-party',
            role: 'insurer',
            changes: byInsurer
              ? { name: insurer, email: 'claims@insurer.example' }
              : { name: 'Coach Care Warranty', email: 'claims@warranty.example' },
          },
          { kind: 'set-party', role: 'adjuster', changes: { name: adjuster, phone: '(616) 555-0190' } },
        ] as const)),
    {
      kind: 'set-loss',
      changes: { date: lossDay, cause: work.cause, description: work.description, state: 'MI' },
    },
    {
      kind: 'set-claim',
      changes: {
        payer,
        number: payer === 'customer' ? '' : `CLM-${String(20_300 + estimate.number * 7)}`,
        policy: byInsurer ? `RV-${String(70_000 + unit.customer * 31)}` : '',
        deductible: cents(
          byInsurer ? demoPick(`deductible ${String(estimate.number)}`, [250_00, 500_00, 1_000_00]) : 0,
        ),
      },
    },
    {
      kind: 'set-heading',
      changes: { inspectedOn: dayBefore(now, estimate.daysAgo), inspectedAt: 'Yard 2' },
    },
  ];
}

/** The shop itself answers at 555-0142. */
const shopExtension = 42;

export function demoCustomer(number: number) {
  const name = `Demo Customer ${String(number)}`;
  const [city, postalCode] = demoPick(`${name} town`, towns);
  const extension = number < shopExtension ? number : number + 1;
  return {
    name,
    phone: `(616) 555-01${String(extension).padStart(2, '0')}`,
    email: `customer${String(number)}@customers.example`,
    address: `${String(100 + demoNumber(name, 8_000))} Lake Shore Road`,
    city,
    state: 'MI',
    postalCode,
  };
}

const walls: Partial<Readonly<Record<VehicleType, string>>> = {
  'class-b': 'wall-steel-body',
  'folding-camper': 'wall-canvas-abs',
  'park-model': 'wall-residential',
};
const roofs: Partial<Readonly<Record<VehicleType, string>>> = {
  'class-a-diesel': 'roof-fiberglass',
  'class-b': 'roof-steel',
  'folding-camper': 'roof-abs',
  'park-model': 'roof-shingle',
};
export function unitConstruction(vehicleType: VehicleType) {
  return { wall: walls[vehicleType] ?? 'wall-laminated', roof: roofs[vehicleType] ?? 'roof-tpo' };
}

const motorized = new Set(['class-a-gas', 'class-a-diesel', 'class-b', 'class-c']);

/** Drafts whose VIN nobody compared with the plate yet. */
const withUncheckedVin = new Set([56, 58, 60]);

function unitFields({ unit, number: estimateNumber }: DemoEstimate) {
  const { vehicleType, year, make, model, color, feet, cashDollars, number } = unit;
  const name = `unit ${String(number)}`;
  const isMotorized = motorized.has(vehicleType);
  const coachVin = photographed[number]?.vin ?? wrongVin(name, year);
  return {
    vehicleType,
    ...unitConstruction(vehicleType),
    year,
    make,
    model,
    color,
    length: thousandths(Math.round(feet * 1_000)),
    // The others are measured when they arrive.
    ...(number % 5 !== 0 && measuredFeet(unit)),
    coachVin,
    ...(!withUncheckedVin.has(estimateNumber) && { checkedVins: [coachVin] }),
    plate: `DEMO ${String(number).padStart(2, '0')}`,
    plateState: 'MI',
    actualCashValue: cents(cashDollars * 100),
    ...(isMotorized && {
      mileage: photographed[number]?.mileage ?? 8_000 + demoNumber(`${name} mileage`, 70_000),
    }),
  };
}

/** Height and width with slides out, in inches. */
const usualInches: Readonly<Record<VehicleType, readonly [height: number, width: number]>> = {
  'travel-trailer': [134, 138],
  'fifth-wheel': [159, 168],
  'toy-hauler': [158, 136],
  'class-a-gas': [146, 166],
  'class-a-diesel': [151, 172],
  'class-b': [116, 81],
  'class-c': [134, 134],
  'truck-camper': [104, 88],
  'folding-camper': [62, 86],
  'park-model': [150, 144],
};

export function demoMeasures({ vehicleType, number }: Pick<DemoUnit, 'vehicleType' | 'number'>): {
  readonly height: Inches;
  readonly width: Inches;
} {
  const [height, width] = usualInches[vehicleType];
  return { height: inches(height + (number % 4)), width: inches(width + (number % 3)) };
}

function measuredFeet(unit: DemoUnit) {
  const { height, width } = demoMeasures(unit);
  const feet = (value: Inches) => thousandths(Math.round((value * 1_000) / 12));
  return { height: feet(height), width: feet(width) };
}

/** Units whose VIN plate or odometer is on a photo: the estimate says what the photo shows. */
export const photographed: Readonly<Record<number, { readonly vin?: string; readonly mileage?: number }>> = {
  4: { mileage: 31_904 },
  43: { vin: 'DEM0CA34X0000G118', mileage: 48_217 },
  45: { vin: 'DEM0FW35X0000R041' },
};

const yearLetters = 'FGHJKLMNPRST';
const firstLetterYear = 2015;

/** A VIN that no vehicle has: a letter stands where the check digit belongs. */
function wrongVin(name: string, year: number): string {
  const plants = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const plant = plants.charAt(demoNumber(`${name} plant`, plants.length));
  const serial = Array.from({ length: 6 }, (_, at) => String(demoNumber(`${name} ${String(at)}`, 10))).join(
    '',
  );
  return `0DEM0RV0W${yearLetters.charAt(year - firstLetterYear)}${plant}${serial}`;
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
