import type { Damage } from '../damage.ts';
import type { VehicleShot } from '../shot.ts';

const hailField: readonly Damage[] = [{ kind: 'hail', area: [30, 20, 412, 118], count: 360, size: 1.5 }];
const blowout: readonly Damage[] = [
  { kind: 'blown-tire', at: [176, 143], radius: 14.5 },
  { kind: 'tear', at: [186, 125], size: [20, 9] },
  { kind: 'dent', at: [178, 112], radius: [16, 9], depth: 1.8, crushed: 0.5 },
  { kind: 'scrape', from: [160, 118], to: [204, 124], breadth: 5, color: '#222222' },
];
const crackedCap: readonly Damage[] = [
  { kind: 'dent', at: [42, 74], radius: [14, 10], depth: 2.4, crushed: 0.5 },
  { kind: 'puncture', at: [40, 74], radius: 3.4 },
  { kind: 'crack', at: [40, 74], reach: 26, arms: 8 },
];
const leakingSlide: readonly Damage[] = [
  { kind: 'gap', from: [207, 36], to: [206, 116], breadth: 1.5 },
  { kind: 'drips', from: [206, 116], width: 14, length: 16 },
];
const wheel = { vehicleType: 'fifth-wheel', paint: 'maroon' } as const;

export const fifthWheelShots: readonly VehicleShot[] = [
  {
    ...wheel,
    name: 'fifth-wheel-hail',
    plate: 'fw35.road',
    place: 'yard',
    weather: 'overcast',
    side: 'road',
    subSide: 'mid-upper',
    view: 'front-left',
    cause: 'hail',
    damage: 'Hail over the whole road side',
    caption: 'Front left, hail on road side wall and slide-out',
    stand: { at: [172, 86], span: 350, yaw: -28, pitch: 1, roll: -0.6 },
    sun: [58, 30],
    damaged: hailField,
    regions: ['body.sidewall-front@L', 'body.sidewall-mid@L', 'slide.main.panel'],
    known: { from: [220, 70], to: [264, 70] },
    marks: [
      {
        kind: 'box',
        points: [
          [106, 24],
          [206, 90],
        ],
        text: '',
      },
    ],
  },
  {
    ...wheel,
    name: 'fifth-wheel-hail-close',
    plate: 'fw35.road',
    place: 'yard',
    weather: 'low-sun',
    side: 'road',
    subSide: 'mid-upper',
    view: 'damage',
    cause: 'hail',
    damage: 'Hail dents in raking light',
    caption: 'Hail strikes behind the bath window, raking light',
    stand: { at: [170, 58], span: 72, yaw: 22, pitch: 0, roll: 0.8 },
    sun: [-74, 20],
    damaged: [{ kind: 'hail', area: [120, 20, 212, 96], count: 130, size: 1.5 }],
    regions: ['body.sidewall-mid@L'],
    marks: [
      {
        kind: 'measure',
        points: [
          [150, 50],
          [174, 50],
        ],
        text: '',
      },
    ],
  },
  {
    ...wheel,
    name: 'fifth-wheel-blowout',
    plate: 'fw35.curb',
    place: 'lot',
    weather: 'sun',
    side: 'curb',
    subSide: 'wheel-area',
    view: 'rear-right',
    cause: 'tire-blowout',
    damage: 'Front curb tire burst, fender skirt torn',
    caption: 'Curb side, tire burst on the highway',
    stand: { at: [176, 92], span: 300, yaw: -24, pitch: 2, roll: 0.5 },
    sun: [30, 40],
    damaged: blowout,
    regions: ['run.wheel-front@R', 'body.fender-skirt@R'],
    known: { from: [122, 74], to: [186, 74] },
    marks: [
      {
        kind: 'circle',
        points: [
          [156, 110],
          [206, 158],
        ],
        text: '',
      },
    ],
  },
  {
    ...wheel,
    name: 'fifth-wheel-blowout-close',
    plate: 'fw35.curb',
    place: 'lot',
    weather: 'sun',
    side: 'curb',
    subSide: 'wheel-area',
    view: 'damage',
    cause: 'tire-blowout',
    damage: 'Carcass on the rim, skirt torn open',
    caption: 'Burst tire, fender skirt torn open',
    stand: { at: [176, 134], span: 74, yaw: 14, pitch: 8, roll: -1 },
    sun: [-34, 36],
    damaged: blowout,
    regions: ['run.wheel-front@R', 'body.fender-skirt@R'],
    marks: [
      {
        kind: 'arrow',
        points: [
          [206, 108],
          [190, 122],
        ],
        text: '',
      },
    ],
  },
  {
    ...wheel,
    name: 'fifth-wheel-front-cap',
    plate: 'fw35.front',
    place: 'field',
    weather: 'overcast',
    side: 'front',
    subSide: 'center',
    view: 'front-right',
    cause: 'collision',
    damage: 'Front cap holed and cracked',
    caption: 'Front cap, hole and cracks',
    stand: { at: [62, 82], span: 205, yaw: -22, pitch: -1 },
    sun: [-40, 48],
    damaged: crackedCap,
    regions: ['body.front-cap'],
    known: { from: [32, 125], to: [92, 125] },
    marks: [
      {
        kind: 'circle',
        points: [
          [24, 56],
          [62, 92],
        ],
        text: '',
      },
    ],
  },
  {
    ...wheel,
    name: 'fifth-wheel-slide-gap',
    plate: 'fw35.road',
    place: 'shop',
    weather: 'sun',
    side: 'slide',
    subSide: '',
    view: 'damage',
    cause: 'mechanical',
    damage: 'Slide-out stands crooked, seal pulled out, water below',
    caption: 'Front edge of the main slide-out, gap toward the floor',
    stand: { at: [214, 80], span: 132, yaw: -18, pitch: 3, roll: 0.9 },
    sun: [40, 50],
    damaged: leakingSlide,
    regions: ['slide.main.fascia'],
    marks: [
      {
        kind: 'measure',
        points: [
          [203, 112],
          [210, 112],
        ],
        text: '',
      },
    ],
  },
];
