import { firstSettings } from '@dre/core/domain/account/settings';
import { sides } from '@dre/core/domain/catalogue/trade-words';
import { documentCode } from '@dre/core/domain/documents/document-code';
import { usualOptions, type DocumentOptions } from '@dre/core/domain/documents/document-kinds';
import { contentHash } from '@dre/core/domain/estimates/model/content-hash';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { EstimateContent, Photo } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { priceWorkItems } from '@dre/core/domain/estimates/pricing/price-work-items';
import { sideNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { workItems } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { smallBook } from '@dre/core/domain/testing/small-book';
import { cents, millionths, tenthHours, thousandths } from '@dre/core/domain/units';
import type { DocumentOrder } from '../../documents/estimate/order.ts';

interface Wanted extends Partial<Omit<DocumentOrder, 'printed' | 'options'>> {
  readonly content?: Partial<EstimateContent>;
  readonly options?: Partial<DocumentOptions>;
}

/** The content of a document without a database: a fifth wheel that hit a gate post. */
export function anOrder({ content: changes = {}, options = {}, ...wanted }: Wanted = {}): DocumentOrder {
  const content: EstimateContent = { ...particulars(), ...changes };
  const items = workItems(content, smallBook);
  const kind = wanted.kind ?? 'customer';
  const hash = contentHash(content);
  const chosen = { ...usualOptions[kind], ...options };
  return {
    kind,
    version: { label: 'E01', correction: '' },
    printed: { content, items, ...priceWorkItems(items, content) },
    before: null,
    versions: [],
    addedIn: {},
    sides: sides.map((code) => ({ code, name: sideNames[code] })),
    cause: content.loss.cause,
    letterhead: {
      ...firstSettings({ id: 'shop', name: 'Lakeshore RV Collision' }).letterhead,
      address: '4180 Harbor Park Drive, Holland, MI 49424',
      phone: '(616) 555-0142',
      email: 'service@lakeshore-rv.example',
      license: 'MI Facility F-184420',
    },
    logo: null,
    disclaimer: 'We can only see what is visible now. If we find more behind the panel, we stop and ask you.',
    edition: 3,
    code: documentCode({
      estimateId: 'estimate-1',
      kind,
      options: chosen,
      version: 'E01',
      contentHash: hash,
    }),
    contentHash: hash,
    madeAt: '2026-11-14T10:42:00.000Z',
    zone: 'UTC',
    printedOn: '2026-11-14',
    signature: null,
    answer: null,
    isVoid: false,
    ...wanted,
    options: chosen,
  };
}

function particulars(): EstimateContent {
  const blank = anEstimate();
  const party = blank.parties.customer;
  return {
    ...blank,
    heading: {
      number: 'E-10482',
      estimator: 'Dana Whitfield',
      writtenOn: '2026-11-14',
      inspectedOn: '2026-11-09',
      inspectedAt: 'at shop',
    },
    parties: {
      ...blank.parties,
      customer: {
        ...party,
        name: 'Ruth Okafor',
        address: '218 Cedar Lane',
        city: 'Zeeland',
        state: 'MI',
        postalCode: '49464',
        phone: '(616) 555-0187',
      },
      insurer: { ...party, name: 'Great Lakes Mutual' },
      adjuster: { ...party, name: 'Priya Raman' },
    },
    claim: { ...blank.claim, number: 'GLM-26-081774', payer: 'insurance', deductible: cents(50_000) },
    loss: {
      ...blank.loss,
      date: '2026-11-02',
      cause: 'Collision',
      description: 'backed into gate post',
      pointsOfImpact: [{ side: 'road', subSide: 'rear-lower' }],
    },
    unit: {
      ...blank.unit,
      vehicleType: 'fifth-wheel',
      year: 2022,
      make: 'Northfork',
      model: 'Ridgeline 34RL',
      length: thousandths(38_333),
      coachVin: '7NFRF3427N1004187',
      plate: 'CB41 882',
      color: 'White',
    },
    profile: taxedProfile(),
    lines: someLines(15),
  };
}

/** Sales tax on new parts and paint. */
function taxedProfile(): EstimateContent['profile'] {
  return {
    ...defaultProfile(),
    taxes: [
      {
        id: 'sales',
        name: 'Sales tax',
        rate: millionths(60_000),
        onParts: ['new'],
        onLabor: [],
        onPaint: true,
        onSupplies: false,
        onSublet: false,
        onOther: [],
        tiers: [],
      },
    ],
  };
}

const works: readonly (readonly [string, Line['operation'], Line['place'], Partial<Line>])[] = [
  [
    'Sidewall laminate, lower rear',
    'repair',
    place('road', 'rear-lower', 'body.sidewall-rear@L'),
    { note: 'Laminate has let go 9 in past the impact line.' },
  ],
  [
    'Skirt molding, extruded, 8 ft',
    'replace',
    place('road', 'rear-lower', 'body.lower-rear@L'),
    { price: cents(6_450) },
  ],
  [
    'Baggage door with frame, 30 × 20',
    'replace',
    place('road', 'rear-lower', 'door.baggage-rear@L'),
    { price: cents(28_600) },
  ],
  ['Tail lamp, LED, road side', 'replace', place('rear', 'lamps', 'light.tail@L'), { price: cents(12_995) }],
  ['Gutter rail, road side, 16 ft', 'replace', place('roof', 'edge', null), { price: cents(11_860) }],
  [
    'Frame and axle alignment check',
    'sublet',
    place('chassis', 'frame', null),
    { sublet: cents(18_500), labor: {} },
  ],
];

function place(side: Line['place']['side'], subSide: string, region: string | null): Line['place'] {
  return { side, subSide, region };
}

/** The given number of lines, repeating the same few works. */
export function someLines(count: number): readonly Line[] {
  return Array.from({ length: count }, (_, at) => {
    const [description, operation, where, fields] = works[at % works.length] ?? [
      '',
      null,
      place('whole', '', null),
      {},
    ];
    const book = { fixed: tenthHours(12 + (at % 30)), perUnit: null, minimum: tenthHours(0) };
    return aLine({
      number: at + 1,
      description,
      operation,
      place: where,
      partNumber: `SW-${String(4_000 + at)}-R`,
      labor: { body: { book, billed: at % 7 === 0 ? tenthHours(20 + (at % 30)) : null } },
      ...fields,
    });
  });
}

export function aPhoto(at: number, fields: Partial<Photo> = {}): Photo {
  return {
    id: `photo-${String(at)}`,
    file: String(at).padStart(64, '0'),
    width: 64,
    height: 48,
    caption: `Damage seen from place ${String(at)}`,
    place: null,
    view: null,
    lines: [],
    takenAt: '2026-11-09T15:00:00Z',
    isPrinted: true,
    order: `a${String(at).padStart(4, '0')}`,
    pins: [],
    marks: [],
    alignment: null,
    knownLength: null,
    ...fields,
  };
}
