import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';

/**
 * Rules from a region's name, without its side suffix, to its zone. The first rule that fits decides. A zone is
 * written `side/sub-side`, with three things left to the picture:
 * - `@` as the side: the side of the vehicle the region lies on;
 * - `@` in the sub side: left on the road side, right on the curb side;
 * - `*` in the sub side: measured in the picture (thirds of the length, above or below the belt line, or, at an end of
 *   the vehicle, its height and corners).
 */
export interface ZoneRule {
  readonly name: RegExp;
  readonly zone: string;
  /** Only on these; every one where it is left out. */
  readonly types?: readonly VehicleType[];
}

const slides: readonly ZoneRule[] = [
  { name: /^slide\.[^.]+\.topper/, zone: 'awning/toppers' },
  { name: /^slide\.[^.]+\.roof/, zone: 'slide/roof' },
  { name: /^slide\.[^.]+\.floor/, zone: 'slide/floor' },
  { name: /^slide\.[^.]+\.(fascia|seal|flange)/, zone: 'slide/seals' },
  { name: /^slide\.[^.]+\.end-(wall-fwd|front)/, zone: 'slide/front-end' },
  { name: /^slide\.[^.]+\.end-/, zone: 'slide/rear-end' },
  { name: /^slide\.[^.]+\.(panel|face|window)/, zone: 'slide/face' },
  { name: /^slide\./, zone: 'slide/mechanism' },
];

const awnings: readonly ZoneRule[] = [
  { name: /^awning\.(door|window)/, zone: 'awning/window-door' },
  { name: /^awning\./, zone: 'awning/patio' },
];

const roofs: readonly ZoneRule[] = [
  {
    name: /^roof\.(ac|air-horn|antenna|cable|escape|fridge|mini|pipe|rack|sat|skylight|solar|vent|walk)/,
    zone: 'roof/penetrations',
  },
  {
    name: /^(roof\.(gutter|edge-rail|latch)|body\.(gutter|top-rail)|house\.(gutter|fascia))$/,
    zone: 'roof/@-edge',
  },
  { name: /^house\.(soffit|frieze)$/, zone: '@/mid-upper' },
  { name: /^house\.porch-(roof|ridge|rake|valley)/, zone: 'roof/right-edge' },
  { name: /^(roof\.|house\.rake).*front/, zone: 'roof/front' },
  { name: /^(roof\.|house\.rake).*rear/, zone: 'roof/rear' },
  { name: /^roof\./, zone: 'roof/mid' },
];

const fronts: readonly ZoneRule[] = [
  { name: /^body\.(front-cap|cabover-cap)$/, zone: 'front/upper' },
  { name: /^body\.cap-mask$/, zone: 'front/center' },
  { name: /^(house\.corner-board|body\.corner)-front$/, zone: 'front/@-corner' },
  { name: /^light\.(clearance-front|id-front|accent|docking)/, zone: 'front/upper' },
  { name: /^glass\.(window-cabover|nose)$/, zone: 'front/upper' },
  { name: /^glass\.window-loft$/, zone: 'front/upper', types: ['park-model'] },
  { name: /^body\.(cap-mo(u)?lding|house-front|cab-transition)$/, zone: 'front/@-corner' },
  { name: /^light\.(headlamp|fog)/, zone: 'front/@-corner' },
  {
    name: /^(body\.(wiper|front-wall)|cab\.(wiper|cowl|header)|glass\.(windshield.*|pass-through))$/,
    zone: 'front/center',
  },
  { name: /^(glass\.window-front|house\.(siding|trim)-front)-?(end|l|r)?$/, zone: 'front/*' },
  {
    name: /^body\.(front-|cap-chin|grille|hood|plate-bracket|rock-guard|tow-eye|tub-front)/,
    zone: 'front/lower',
  },
  { name: /^cab\.(badge|bumper|grille|header-panel|hood|nose|plate|tow|valance)/, zone: 'front/lower' },
  {
    name: /^(chassis\.(battery|lp-|control-panel)|door\.front-storage|light\.hitch|house\.hitch)/,
    zone: 'front/lower',
  },
];

const rears: readonly ZoneRule[] = [
  { name: /^(rear\.(ramp|spring-bracket|badge)|door\.ramp|light\.loading$)/, zone: 'rear/ramp-door' },
  { name: /^(house\.corner-board|body\.corner)-rear$/, zone: 'rear/@-corner' },
  { name: /^door\.engine$/, zone: 'rear/engine-bay' },
  {
    name: /^(body\.rear-spoiler|rear\.camera|light\.(brake-high|stop-high|clearance-rear|id-rear))/,
    zone: 'rear/upper',
  },
  { name: /^(body\.(rear-mo(u)?lding|corner)|light\.tail)$/, zone: 'rear/@-corner' },
  { name: /^(body\.rear-(cap|wall)|rear\.ladder|door\.rear)/, zone: 'rear/center' },
  { name: /^rear\.steps$/, zone: 'under/steps-jacks' },
  { name: /^rear\.hitch$/, zone: 'under/hitch' },
  { name: /^(rear\.|body\.rear-skirt|light\.reflector|util\.tow-plug)/, zone: 'rear/lower' },
];

const undersides: readonly ZoneRule[] = [
  // A truck camper has no frame and no axles of its own.
  {
    name: /^(chassis\.(frame|crossmember|generator|outrigger|seven-way|umbilical)|rear\.hitch)/,
    zone: 'under/underbelly',
    types: ['truck-camper'],
  },
  {
    name: /^chassis\.(a-frame|coupler|chains|tongue-jack|pin-box|king-pin|seven-way|wd-)/,
    zone: 'under/hitch',
  },
  { name: /^(chassis\.(jack|landing-gear|hydraulic|lift|level)|door\.steps)/, zone: 'under/steps-jacks' },
  { name: /^chassis\.(steering|axle-front|suspension-front)/, zone: 'chassis/front-axle' },
  { name: /^chassis\.(engine|transmission|radiator|air-cleaner)/, zone: 'chassis/engine' },
  { name: /^chassis\.(exhaust|gen-exhaust)/, zone: 'chassis/exhaust' },
  { name: /^chassis\.fuel-tank/, zone: 'under/tanks', types: ['toy-hauler'] },
  { name: /^chassis\.(fuel|def)/, zone: 'chassis/fuel' },
  { name: /^(chassis\.(axle|suspension|driveshaft|brake|air-)|run\.brake)/, zone: 'under/axles' },
  {
    name: /^(util\.(tank-(black|fresh|gray)|drain-pipe|wet-bay|lp-tank)|chassis\.(tank|low-drain))/,
    zone: 'under/tanks',
  },
  { name: /^(chassis\.(crossmembers|outrigger|pier)|rear\.frame)/, zone: 'under/frame-rear' },
  {
    name: /^(chassis\.(frame|crossmember|generator)|cab\.floor|util\.front-electrical)/,
    zone: 'under/frame-front',
  },
  { name: /^chassis\.tie-/, zone: '@/*' },
  { name: /^(chassis\.|util\.(lp-line|house-batteries))/, zone: 'under/underbelly' },
];

/** The last word of the name says what a thing inside is; the words before it say in which room. */
const interiors: readonly ZoneRule[] = [
  { name: /^int\..*\.(floor|stepwell|steps|tie-downs|ladder)[^.]*$/, zone: 'interior/floor' },
  { name: /^int\..*\.ceiling[^.]*$/, zone: 'interior/ceiling' },
  { name: /^int\..*\.(dash|steering)[^.]*$/, zone: 'chassis/safety' },
  { name: /^int\..*\.wall-front[^.]*$/, zone: 'interior/walls-front' },
  { name: /^int\..*\.wall-rear[^.]*$/, zone: 'interior/walls-rear' },
  { name: /^int\..*\.(sink|lavatory|shower|toilet|faucet|tub)[^.]*$/, zone: 'interior/fixtures' },
  { name: /^int\..*\.(wall|partition|door|canvas|curtain)[^.]*$/, zone: 'interior/walls-@' },
  { name: /^int\..*\.(furnace|ac|duct|heater)[^.]*$/, zone: 'systems/hvac' },
  { name: /^int\..*\.(power|converter|inverter|batter|solar|control)[^.]*$/, zone: 'systems/electrical' },
  { name: /^int\..*\.(fuel-station|water-pump|tank)[^.]*$/, zone: 'systems/water-waste' },
  {
    name: /^int\..*\.(range|cooktop|stove|microwave|refrigerator|washer|dryer|water-heater|dishwasher)[^.]*$/,
    zone: 'systems/appliances',
  },
  {
    name: /^int\..*\.(sofa|recliner|bench|dinette|table|bed|mattress|seat|theater|bunk|chair|cushion|platform|loft)[^.]*$/,
    zone: 'interior/furniture',
  },
  { name: /^int\./, zone: 'interior/cabinets' },
];

const walls: readonly ZoneRule[] = [
  { name: /^(run\.|body\.fender|rear\.mud)/, zone: '@/wheel-area' },
  { name: /^(body\.wing|house\.skirting-mid)$/, zone: '@/wheel-area' },
  { name: /^cab\.step$/, zone: '@/front-lower' },
  { name: /^cab\./, zone: '@/cab' },
  { name: /^(body\.mirror|glass\.(cab-|window-(driver|passenger))|light\.repeater)/, zone: '@/cab' },
  { name: /^body\.(sidewall-)?cabover/, zone: '@/cab-over' },
  {
    name: /^door\.(entry|slider|patio$|assist|awning-drip)|^glass\.slider|^light\.porch$|^house\.(porch|trim-patio)/,
    zone: '@/entry-area',
  },
  {
    name: /^(body\.(sidewall|side-panel|side-upper|belt-trim|graphics)|house\.siding|canvas\.)/,
    zone: '@/*-upper',
  },
  {
    name: /^(body\.(lower|rocker|quarter|rear-valance|side-molding|tub)|house\.(skirting|band-board))/,
    zone: '@/*-lower',
  },
  { name: /./, zone: '@/*' },
];

/** In this order: a topper is an awning before it is a slide-out, a step hangs below before it is a door. */
export const zoneRules: readonly ZoneRule[] = [
  ...slides,
  ...awnings,
  ...interiors,
  ...roofs,
  ...fronts,
  ...rears,
  ...undersides,
  ...walls,
];
