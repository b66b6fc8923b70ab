import { fileURLToPath } from 'node:url';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { readVin } from '@dre/core/domain/estimates/intake/vin';
import { plates } from '@dre/illustrations/plates';
import { starterContents } from '@dre/core/testing/starter-book';
import { expect, test } from 'vitest';
import { demoLines, judgedHours } from './demo-lines.ts';
import { withDrawnLocations } from '../features/estimates/record/drawn-locations.ts';
import { demoShopPhone } from '../features/account/seed-settings.ts';
import { demoCustomer, demoParticulars, photographed, unitConstruction } from './demo-particulars.ts';
import { readDemoShots, shotsFor } from './demo-photo-files.ts';
import { linesPictured, pinnedLines } from './demo-pins.ts';
import { demoBookDate, type DemoEstimate, demoEstimates } from './demo-plan.ts';

const contents = starterContents();
const shots = await readDemoShots(fileURLToPath(new URL('../../demo/photos', import.meta.url)));

const photographedEstimates = demoEstimates.map((estimate) => {
  const { unit, work } = estimate;
  const own = shotsFor(shots, {
    vehicleType: unit.vehicleType,
    photos: work.photos,
    showsPlates: photographed[unit.number] !== undefined,
  });
  return { estimate, own, damage: own.filter(({ cause }) => cause !== null) };
});

function written(estimate: DemoEstimate) {
  const lines = demoLines('demo', estimate, estimate.work.lines, contents, null);
  const { vehicleType } = estimate.unit;
  return {
    unit: { vehicleType, ...unitConstruction(vehicleType) },
    lines: lines.map(({ lineId, part, operation, place }) => ({
      id: lineId,
      source: { kind: 'book', part } as const,
      operation,
      place,
    })),
  };
}

test('every damage on a photo of the demo is repaired by a line of the same side', () => {
  for (const { estimate, damage } of photographedEstimates) {
    const content = written(estimate);
    for (const shot of damage) {
      const pinned = pinnedLines(shot, content, contents);
      const name = `E-${String(10_000 + estimate.number)} ${shot.file}`;
      expect([name, pinned.map(({ region }) => region)]).toEqual([
        name,
        shot.damageRegions.map(({ region }) => region),
      ]);
      const wall = shot.plate?.split('.').at(-1);
      for (const { line } of pinned) {
        // A slide-out or an awning is pictured with the wall it stands on.
        const sides = [shot.side, wall, ...(line.place.side === 'slide' ? ['slide'] : [])];
        expect([name, line.place.side, sides.includes(line.place.side)]).toEqual([
          name,
          line.place.side,
          true,
        ]);
      }
      expect([name, linesPictured(shot, content, contents).length]).not.toEqual([name, 0]);
    }
  }
});

test('a line is drawn where the photos show its damage', async () => {
  for (const { estimate, damage } of photographedEstimates) {
    const content = written(estimate);
    const pinned = damage.flatMap((shot) => pinnedLines(shot, content, contents));
    const { lines } = await withDrawnLocations(
      anEstimate({ unit: { ...anEstimate().unit, ...content.unit }, lines: content.lines.map(aLine) }),
      contents,
    );
    for (const { line } of pinned) {
      const region = lines.find(({ id }) => id === line.id)?.place.region ?? null;
      const damaged = pinned.filter((one) => one.line.id === line.id).map((one) => one.region);
      const name = `${estimate.workName} ${line.source.kind === 'book' ? line.source.part : ''}`;
      // The reseal of a whole roof has a zone, but no part of the picture.
      expect([name, region, region === null || damaged.includes(region)]).toEqual([name, region, true]);
    }
  }
});

test('a unit is as long as the drawing its photos are aligned with', () => {
  for (const { estimate, own } of photographedEstimates) {
    for (const { plate, pairs } of own) {
      if (pairs === null) continue;
      const drawing = Object.entries(plates).find(([id]) => id === plate)?.[1];
      // Of a side drawn open and folded, the comparison shows the first.
      const shown = Object.entries(plates).find(
        ([, { view, vehicleType }]) => vehicleType === estimate.unit.vehicleType && view === drawing?.view,
      );
      const inches = Math.round(estimate.unit.feet * 12);
      const name = `unit ${String(estimate.unit.number)}`;
      expect([name, shown?.[0], inches]).toEqual([name, plate, drawing?.lengths?.standard ?? inches]);
    }
  }
});

test('a pin names the part that is damaged, not one beside or behind it', () => {
  const hail = photographedEstimates.find(({ estimate }) => estimate.number === 60);
  const pinned = hail?.damage.flatMap((shot) => pinnedLines(shot, written(hail.estimate), contents)) ?? [];
  const parts = new Map(pinned.map(({ region, line }) => [region, line.source]));
  expect(Object.fromEntries(parts)).toMatchObject({
    'roof.membrane': { part: 'RF-TPO' },
    'roof.skylight': { part: 'VT-SKY-S' },
    'roof.vent-kitchen': { part: 'VT-LID' },
    'body.sidewall-mid@L': { part: 'SW-GEL-RPR' },
    'slide.main.panel': { part: 'SL-SKIN' },
  });
});

test('every line of the demo lies where its vehicle has the part', () => {
  for (const { estimate } of photographedEstimates) {
    const { work, unit } = estimate;
    for (const { part, place } of demoLines(
      'demo',
      estimate,
      [...work.lines, ...work.found],
      contents,
      null,
    )) {
      const zone = contents.zones.find(
        ({ side, subSide }) => side === place.side && subSide === place.subSide,
      );
      const entry = contents.parts.find(({ code }) => code === part);
      expect([estimate.workName, part, zone?.vehicleTypes.includes(unit.vehicleType)]).toEqual([
        estimate.workName,
        part,
        true,
      ]);
      expect([estimate.workName, part, entry?.vehicleTypes.includes(unit.vehicleType)]).toEqual([
        estimate.workName,
        part,
        true,
      ]);
    }
  }
});

/** Words that tell where or by what it happened, and on which side. */
const circumstances = [
  /parking lot/,
  /junction/,
  /highway/,
  /pole\b/,
  /\bpost\b/,
  /bollard/,
  /\blimb\b/,
  /branch/,
  /canopy/,
  /\btruck\b/,
  /\bcar\b/,
  /stump/,
  /storm/,
  /gust/,
  /hitching/,
  /\bdock\b/,
  /road side/,
  /curb side/,
  /\bleft\b/,
  /\bright\b/,
];

test('captions tell of the loss nothing that its description does not say', () => {
  const told = photographedEstimates.flatMap(({ estimate, damage }) =>
    damage.map(({ caption, view }) => ({ caption, view, loss: estimate.work.description.toLowerCase() })),
  );
  for (const { caption, view, loss } of told) {
    // "Front left" is the corner a walk-around photo was taken from.
    const words = view === 'damage' ? caption : caption.replace(/^(?:Front|Rear) (?:left|right)\b/, '');
    const more = circumstances.filter((word) => word.test(words.toLowerCase()) && !word.test(loss));
    expect([caption, more]).toEqual([caption, []]);
  }
});

const demoDay = new Date('2026-11-18T12:00:00Z');

test('no two customers of the demo have one phone number, nor the one of the shop', () => {
  const phones = photographedEstimates.flatMap(({ estimate }) =>
    demoParticulars(estimate, demoDay).flatMap((change) =>
      change.kind === 'set-party' && change.role === 'customer' ? (change.changes.phone ?? '') : [],
    ),
  );
  const customers = new Set(photographedEstimates.map(({ estimate }) => estimate.unit.customer));
  expect(new Set(phones).size).toBe(customers.size);
  expect(phones).not.toContain(demoShopPhone);
});

test('no VIN of the demo can be a vehicle’s: its check digit is wrong', () => {
  for (const { estimate } of photographedEstimates) {
    const { warnings } = readVin(unitOf(estimate).coachVin ?? '', 'coach', []);
    const name = `unit ${String(estimate.unit.number)}`;
    expect([name, warnings.map(({ kind }) => kind)]).toEqual([
      name,
      expect.arrayContaining(['check-digit-wrong', 'maker-not-known']),
    ]);
  }
});

test('the VINs of the demo were checked on the vehicle, but for three drafts', () => {
  const unchecked = demoEstimates.filter((estimate) => {
    const { coachVin, checkedVins = [] } = unitOf(estimate);
    return !checkedVins.includes(coachVin ?? '');
  });
  expect(unchecked.map(({ number, status }) => [number, status])).toEqual([
    [56, 'draft'],
    [58, 'draft'],
    [60, 'draft'],
  ]);
});

function unitOf(estimate: DemoEstimate) {
  const change = demoParticulars(estimate, demoDay).find(({ kind }) => kind === 'set-unit');
  return change?.kind === 'set-unit' ? change.changes : {};
}

test('people of the demo are nobody: a number for a name, a phone that rings nowhere and mail nobody gets', () => {
  for (const { estimate } of photographedEstimates) {
    const customer = demoCustomer(estimate.unit.customer);
    expect(customer.name).toMatch(/^Demo Customer \d+$/);
    expect(customer.phone).toMatch(/^\(616\) 555-01\d\d$/);
    expect(customer.email).toMatch(/\.example$/);
    expect(estimate.adjuster).toMatch(/^Demo Adjuster \d$/);
  }
});

test('hours the demo bills above the book have a note that says why', () => {
  for (const { estimate } of photographedEstimates) {
    const lines = demoLines('demo', estimate, estimate.work.lines, contents, null);
    const changes = judgedHours(estimate, lines, contents);
    const noted = changes.flatMap((change) => (change.kind === 'change-line' ? [change.lineId] : []));
    expect(changes.flatMap((change) => (change.kind === 'set-hours' ? [change.lineId] : []))).toEqual(noted);
  }
});

test('no estimate of the demo is older than its book', () => {
  const day = demoBookDate(demoDay).toISOString().slice(0, 10);
  const begun = demoEstimates.map(({ daysAgo }) => new Date(demoDay.getTime() - daysAgo * 86_400_000));
  expect(begun.filter((at) => at.toISOString().slice(0, 10) <= day)).toEqual([]);
});
