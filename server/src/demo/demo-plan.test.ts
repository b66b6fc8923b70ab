import { fileURLToPath } from 'node:url';
import { starterContents } from '@dre/core/testing/starter-book';
import { expect, test } from 'vitest';
import { demoLines } from './demo-lines.ts';
import { photographed, unitConstruction } from './demo-particulars.ts';
import { readDemoShots, shotsFor } from './demo-photo-files.ts';
import { linesPictured, pinnedLines } from './demo-pins.ts';
import { type DemoEstimate, demoEstimates } from './demo-plan.ts';

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
      for (const { line, region } of pinned) {
        expect([name, line.place.region ?? region]).toEqual([name, region]);
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
