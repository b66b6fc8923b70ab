import { aLine } from '@dre/core/domain/testing/a-line';
import { expect, test } from 'vitest';
import { photoSide } from './photo-side.ts';

const at = (id: string, side: 'rear' | 'roof') =>
  aLine({ id, place: { side, subSide: 'center', region: null } });
const lines = [at('ladder', 'rear'), at('vent', 'roof')];
const pin = { id: 'p', lineId: 'ladder', x: 1, y: 1 };
const place = { side: 'curb', subSide: '' } as const;

const alignment = { drawing: 'fw35.road 440', pairs: [] };

test('a photo is compared with the drawing it is aligned with, else with the side of its pins, its lines, its own', () => {
  expect(photoSide({ alignment, pins: [pin], lines: ['vent'], place }, lines)).toBe('road');
  expect(photoSide({ alignment: null, pins: [pin], lines: ['vent'], place }, lines)).toBe('rear');
  expect(photoSide({ alignment: null, pins: [], lines: ['vent'], place }, lines)).toBe('roof');
  expect(photoSide({ alignment: null, pins: [], lines: [], place }, lines)).toBe('curb');
  expect(photoSide({ alignment: null, pins: [], lines: [], place: null }, lines)).toBeUndefined();
});
