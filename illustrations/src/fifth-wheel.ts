import { box, disc, path, type Sketch, type SketchShape, type Stroke } from './scene.ts';

const edge: Stroke = { ink: 'line', width: 0.6 };
const fine: Stroke = { ink: 'line', width: 0.5 };
const hair: Stroke = { ink: 'line', width: 0.4 };

const bodyOutline =
  'M51.5 25.8H435.2C438.4 25.8 440.2 27.6 440.2 30.8V147.2C440.2 150 438.4 151.8 435.6 151.8H139.8C136.2 151.8 133.4 149.5 133.4 145.8V107.6C133.4 100.7 130.2 96.6 123.3 96.6H33.1C23 96.6 18.4 89.7 20.2 80.5L27.1 47.4C29.9 35 36.8 25.8 51.5 25.8Z';
const capOutline =
  'M51.5 25.8H77.3V96.6H33.1C23 96.6 18.4 89.7 20.2 80.5L27.1 47.4C29.9 35 36.8 25.8 51.5 25.8Z';
const fenderOutline =
  'M270.5 155.5C270.5 140.8 276 132.5 287 132.5H345.9C357 132.5 362.5 140.8 362.5 155.5H358.8C358.8 146.3 351.4 138.9 340.4 138.9C329.4 138.9 321.1 146.3 321.1 155.5H311.9C311.9 146.3 303.6 138.9 292.6 138.9C281.5 138.9 274.2 146.3 274.2 155.5Z';
const lowerRearOutline = 'M368 90.2H440.2V144.4H368Z';
const slideOutline = 'M171.1 36.8H275.1V134.3H171.1Z';

/** The road side of a 35-foot fifth wheel with one slide-out and two axles. */
export const fifthWheelRoadSide: Sketch = {
  id: 'fw35-road',
  name: 'Fifth wheel, road side',
  view: { x: 0, y: 0, width: 460, height: 188.6 },
  shapes: [
    path('M9.2 177.6H453.1', 'none', { ink: 'ground', width: 0.7 }),
    ...standing(),
    ...roofEquipment(),
    path(bodyOutline, 'fill', edge),
    ...livery(),
    ...skinLines(),
    ...window(84.6, 44.2, 38.6, 24.8),
    ...window(291.6, 46, 38.6, 27.6),
    ...window(385.5, 45.1, 38.6, 28.5),
    ...slideOut(),
    ...doorsAndLamps(),
    ...wheel(292.6, 159.2),
    ...wheel(340.4, 159.2),
    path(fenderOutline, 'fill', edge),
  ],
  regions: [
    { id: 'front-cap', name: 'Front cap', d: capOutline },
    { id: 'slide-out', name: 'Slide-out', d: slideOutline },
    { id: 'sidewall-lower-rear', name: 'Sidewall laminate, lower rear', d: lowerRearOutline },
    { id: 'fender-skirt', name: 'Fender skirt, tandem axle', d: fenderOutline },
  ],
};

/** King pin box and the two pairs of legs. */
function standing(): SketchShape[] {
  return [
    path('M58.9 96.6h23.9l-2.3 12 -7.4 8.3h-12l-2.3 -9.2z', 'fill-3', edge),
    path('M149 151.8h6.4v21.2h-6.4zM145.4 173h13.8v2.8h-13.8z', 'fill-3', edge),
    path('M406.6 151.8h5.5v21.2h-5.5zM403 173h12.9v2.8h-12.9z', 'fill-3', edge),
  ];
}

/** Two air conditioners and two vents. */
function roofEquipment(): SketchShape[] {
  return [
    path('M193.2 25.8c0 -6.4 1.8 -9.7 6.4 -9.7h20.2c4.6 0 6.9 3.2 6.9 9.7z', 'fill-2', edge),
    path('M257.6 25.8v-4.1h17.5v4.1z', 'fill-2', edge),
    path('M329.4 25.8c0 -6.4 1.8 -9.7 6.4 -9.7h20.2c4.6 0 6.9 3.2 6.9 9.7z', 'fill-2', edge),
    path('M395.6 25.8v-3.7h13.8v3.7z', 'fill-2', edge),
  ];
}

function livery(): SketchShape[] {
  return [
    path(
      'M133.4 123.3C193.2 98.4 239.2 138 294.4 113.2C340.4 92.9 391 108.6 440.2 81V94.8C395.6 120.5 345.9 105.8 299 127C243.8 151.8 188.6 112.2 133.4 134.3Z',
      'fill-2',
    ),
    path(
      'M133.4 138C193.2 118.7 248.4 150 299.9 131.6C345.9 114.1 396.5 127 440.2 98.4V102.1C395.6 132.5 347.8 118.7 301.8 136.2C248.4 155.5 193.2 123.3 133.4 141.2Z',
      'fill-3',
    ),
  ];
}

/** Front cap, gutter rail, skirt moldings, rear corner. */
function skinLines(): SketchShape[] {
  return [
    path(capOutline, 'fill-2', fine),
    path('M35.9 44.2C50.6 40.5 64.4 40.5 77.3 42.3', 'none', fine, 0.7),
    path('M26.7 73.6C46 69.9 64.4 69.9 77.3 71.8', 'none', fine, 0.7),
    path('M51.5 28.5H440.2', 'none', fine, 0.8),
    path('M133.4 144.4H274.2V151.8H139.8C136.2 151.8 133.4 149.5 133.4 145.8Z', 'fill-2', fine),
    path('M360.6 144.4H440.2V147.2C440.2 150 438.4 151.8 435.6 151.8H360.6Z', 'fill-2', fine),
    path('M435.6 30.4V144.4', 'none', fine, 0.8),
  ];
}

function slideOut(): SketchShape[] {
  return [
    box([171.1, 36.8, 104, 97.5], 2.3, 'fill-2', edge),
    box([174.8, 40.5, 96.6, 90.2], 1.4, 'fill', edge),
    path(
      'M174.8 108.6C211.6 98.4 239.2 120.5 271.4 108.6V118.7C239.2 130.6 211.6 108.6 174.8 118.7Z',
      'fill-2',
    ),
    ...window(184.9, 51.5, 44.2, 29.4),
    ...window(237.4, 51.5, 24.8, 29.4),
  ];
}

function doorsAndLamps(): SketchShape[] {
  return [
    box([140.8, 117.8, 22.1, 21.2], 1.8, 'fill', fine),
    box([386.4, 120.5, 35.9, 20.2], 1.8, 'fill', fine),
    box([370.8, 125.1, 11, 12], 1.4, 'fill-2', fine),
    path('M149 136.2h5.5M400.2 138h8.3', 'none', { ink: 'line', width: 1.1, round: true }),
    box([90.2, 30.4, 6.4, 2.8], 0.9, 'fill-3', hair),
    box([311, 30.4, 6.4, 2.8], 0.9, 'fill-3', hair),
    box([426, 30.4, 6.4, 2.8], 0.9, 'fill-3', hair),
    box([436.5, 104, 3.7, 18.4], 0.9, 'fill-3', hair),
  ];
}

/** A sliding window: frame, two panes, a glint. */
function window(x: number, y: number, width: number, height: number): SketchShape[] {
  const rim = 1.8;
  const middle = x + width / 2;
  return [
    box([x, y, width, height], 3.2, 'fill', fine),
    box([x + rim, y + rim, width - 2 * rim, height - 2 * rim], 1.8, 'glass'),
    path(line(middle, y + rim, middle, y + height - rim), 'none', { ink: 'fill', width: 0.9 }),
    path(
      line(x + 4.1, y + height - 4.6, x + 4.1 + (width - 2 * rim) * 0.27, y + 4.1),
      'none',
      { ink: 'fill', width: 1.1 },
      0.55,
    ),
  ];
}

/** A tire on a rim with five studs. */
function wheel(x: number, y: number): SketchShape[] {
  const studs = [0, 1, 2, 3, 4].map((index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return disc(tenths(x + 7.4 * Math.cos(angle)), tenths(y + 7.4 * Math.sin(angle)), 1.2, 'fill-3');
  });
  return [disc(x, y, 18.4, 'fill-3'), disc(x, y, 11.5, 'fill', fine), disc(x, y, 3.7, 'fill-3'), ...studs];
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${tenths(x1)} ${tenths(y1)}L${tenths(x2)} ${tenths(y2)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
