import type { Damage } from '../damage.ts';
import type { VehicleShot } from '../shot.ts';

const scrapedCamper: readonly Damage[] = [
  { kind: 'dent', at: [150, 56], radius: [18, 7], depth: 2, crushed: 0.5 },
  { kind: 'scrape', from: [100, 48], to: [196, 60], breadth: 7, color: '#6f5d45' },
  { kind: 'puncture', at: [138, 57], radius: 2.4 },
];
const rottenCorner: readonly Damage[] = [
  { kind: 'dent', at: [106, 84], radius: [16, 14], depth: -2, crushed: 0.15 },
  { kind: 'stain', at: [104, 96], radius: [12, 12] },
  { kind: 'drips', from: [98, 70], width: 26, length: 40 },
];
const camper = { vehicleType: 'truck-camper', paint: 'maroon' } as const;

const truckCamper: readonly VehicleShot[] = [
  {
    ...camper,
    name: 'truck-camper-cab-over',
    plate: 'tc11.road',
    place: 'yard',
    weather: 'sun',
    side: 'road',
    subSide: 'cab-over',
    view: 'front-left',
    cause: 'tree',
    damage: 'Cab-over side scraped and punctured by a branch',
    caption: 'Road side, cab-over wall scraped and punctured',
    stand: { at: [206, 76], span: 252, yaw: -26, pitch: 1, roll: -0.6 },
    sun: [32, 42],
    damaged: scrapedCamper,
    regions: ['body.sidewall-cabover@L'],
    known: { from: [209, 63], to: [257, 63] },
    marks: [
      {
        kind: 'box',
        points: [
          [98, 40],
          [198, 68],
        ],
        text: '',
      },
    ],
  },
  {
    ...camper,
    name: 'truck-camper-cab-over-close',
    plate: 'tc11.road',
    place: 'yard',
    weather: 'sun',
    side: 'road',
    subSide: 'cab-over',
    view: 'damage',
    cause: 'tree',
    damage: 'Puncture with bark in the scrape',
    caption: 'Puncture in the cab-over wall',
    stand: { at: [146, 54], span: 68, yaw: 16, pitch: -8, roll: 1.2 },
    sun: [-48, 40],
    damaged: scrapedCamper,
    regions: ['body.sidewall-cabover@L'],
    marks: [
      {
        kind: 'circle',
        points: [
          [133, 52],
          [144, 63],
        ],
        text: '',
      },
    ],
  },
  {
    ...camper,
    name: 'truck-camper-rear',
    plate: 'tc11.rear',
    place: 'lot',
    weather: 'overcast',
    grime: 0.7,
    side: 'rear',
    subSide: 'right-corner',
    view: 'rear-right',
    cause: 'water',
    damage: 'Lower right corner soft, skin lifted, water run',
    caption: 'Rear right, corner soaked from a leaking seam',
    stand: { at: [66, 80], span: 196, yaw: 22, pitch: 2 },
    sun: [-50, 40],
    damaged: rottenCorner,
    regions: ['body.rear-wall'],
    known: { from: [50, 112], to: [78, 112] },
    marks: [
      {
        kind: 'circle',
        points: [
          [88, 66],
          [111, 112],
        ],
        text: '',
      },
    ],
  },
];

const hitSiding: readonly Damage[] = [
  { kind: 'dent', at: [150, 112], radius: [16, 13], depth: 2.6, crushed: 0.6 },
  { kind: 'tear', at: [150, 114], size: [18, 12], behind: '#c9b48a' },
  { kind: 'crack', at: [150, 112], reach: 22, arms: 6 },
];
const stormPorch: readonly Damage[] = [
  { kind: 'shattered', at: [388, 80], area: [367, 64, 408, 108] },
  { kind: 'hail', area: [296, 56, 430, 132], count: 150, size: 1.6 },
  { kind: 'puncture', at: [316, 120], radius: 2.2 },
];
const park = { vehicleType: 'park-model', paint: 'sage', place: 'field' } as const;

const parkModel: readonly VehicleShot[] = [
  {
    ...park,
    name: 'park-model-siding',
    plate: 'pm39.road',
    weather: 'sun',
    side: 'road',
    subSide: 'front-upper',
    view: 'rear-left',
    cause: 'collision',
    damage: 'Siding broken through by a reversing truck',
    caption: 'Road side, siding broken through',
    stand: { at: [230, 92], span: 366, yaw: 22, pitch: 1, roll: 0.4 },
    sun: [-34, 42],
    damaged: hitSiding,
    regions: ['house.siding-front@L'],
    known: { from: [72, 102], to: [128, 102] },
    marks: [
      {
        kind: 'circle',
        points: [
          [130, 94],
          [170, 132],
        ],
        text: '',
      },
    ],
  },
  {
    ...park,
    name: 'park-model-siding-close',
    plate: 'pm39.road',
    weather: 'sun',
    side: 'road',
    subSide: 'front-upper',
    view: 'damage',
    cause: 'collision',
    damage: 'Lap siding and sheathing broken',
    caption: 'Hole through siding and sheathing, insulation visible',
    stand: { at: [152, 112], span: 66, yaw: -14, pitch: 4, roll: -1 },
    sun: [44, 36],
    damaged: hitSiding,
    regions: ['house.siding-front@L'],
    marks: [
      {
        kind: 'measure',
        points: [
          [140, 124],
          [162, 124],
        ],
        text: '',
      },
    ],
  },
  {
    ...park,
    name: 'park-model-porch-side',
    plate: 'pm39.curb',
    weather: 'low-sun',
    side: 'curb',
    subSide: 'front-upper',
    view: 'front-right',
    cause: 'hail',
    damage: 'Siding pitted by hail, living room window broken',
    caption: 'Curb side front, hail on siding and window',
    stand: { at: [290, 92], span: 330, yaw: 23, pitch: 1, roll: -0.5 },
    sun: [-60, 24],
    damaged: stormPorch,
    regions: ['glass.window-living@R', 'house.siding-front@R'],
    known: { from: [252, 133], to: [322, 133] },
    marks: [
      {
        kind: 'circle',
        points: [
          [365, 62],
          [410, 110],
        ],
        text: '',
      },
    ],
  },
];

export const truckCamperAndParkModelShots: readonly VehicleShot[] = [...truckCamper, ...parkModel];
