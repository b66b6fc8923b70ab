import { expect, test } from 'vitest';
import { pictureZones } from './picture-zones.ts';

const zone = (side: 'rear' | 'road', subSide: string, name: string) => ({
  side,
  subSide,
  name,
  vehicleTypes: [],
  sort: 0,
  note: '',
});
const sideNamed = (code: 'rear' | 'road', name: string) => ({
  code,
  name,
  otherNames: '',
  regionSuffix: '*' as const,
  isIllustrated: true,
  sort: 0,
});
const book = {
  zones: [zone('rear', 'lower', 'Lower / bumper'), zone('road', 'rear-lower', 'Rear lower')],
  sides: [sideNamed('rear', 'Rear'), sideNamed('road', 'Road side')],
};

test('zones of the side itself come first, others name their side', () => {
  const zoneOf = (region: string) => book.zones[region === 'rear.bumper' ? 0 : 1];
  const zones = pictureZones('road', ['rear.bumper', 'body.skirt@L', 'light.marker@L'], zoneOf, book);
  expect(zones.map(({ key, name, regions }) => [key, name, regions])).toEqual([
    ['road/rear-lower', 'Rear lower', ['body.skirt@L', 'light.marker@L']],
    ['rear/lower', 'Rear: lower / bumper', ['rear.bumper']],
  ]);
});
