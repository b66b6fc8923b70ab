import { aLine } from '@dre/core/domain/testing/a-line';
import { expect, test } from 'vitest';
import { photoSide } from './photo-side.ts';

const at = (id: string, side: 'rear' | 'roof') =>
  aLine({ id, place: { side, subSide: 'center', region: null } });
const lines = [at('ladder', 'rear'), at('vent', 'roof')];
const pin = { id: 'p', lineId: 'ladder', x: 1, y: 1 };
const place = { side: 'curb', subSide: '' } as const;

test('a photo is compared with the side it is pinned to, else with that of its lines, else with its own', () => {
  expect(photoSide({ pins: [pin], lines: ['vent'], place }, lines)).toBe('rear');
  expect(photoSide({ pins: [], lines: ['vent'], place }, lines)).toBe('roof');
  expect(photoSide({ pins: [], lines: [], place }, lines)).toBe('curb');
  expect(photoSide({ pins: [], lines: [], place: null }, lines)).toBeUndefined();
});
