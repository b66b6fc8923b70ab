import type { AbsenceKind } from '@dre/core/domain/shop/model/absence';
import type { Certificate } from '@dre/core/domain/shop/model/crew-member';
import type { Department, SkillLevel } from '@dre/core/domain/shop/model/departments';
import type { DayWindow } from '@dre/core/domain/shop/model/day-window';
import type { WorkCalendar } from '@dre/core/domain/shop/model/work-calendar';
import type { DemoRole } from '../demo-people.ts';

/** The demo shop lies in Michigan. */
export const demoZone = 'America/Detroit';

export type DemoCrewName =
  | 'Felix Foreman'
  | 'Tara Technician'
  | 'Ray Roofer'
  | 'Paula Painter'
  | 'Max Mechanic';

interface DemoCrewRow {
  readonly name: DemoCrewName;
  /** For the shared tablet, as the README lists it. A PIN opens nothing but a tablet somebody enrolled. */
  readonly pin: string;
  /** Null: clocks at the shared tablet. */
  readonly signIn: Extract<DemoRole, 'foreman' | 'technician'> | null;
  readonly levels: Readonly<Partial<Record<Department, SkillLevel>>>;
  /** Name, issuer, days from the first start to the last valid day. */
  readonly certificates: readonly (readonly [Certificate['name'], Certificate['issuer'], number | null])[];
  readonly week: 'five-days' | 'four-tens' | 'with-saturday';
  /** Days from the first start that the person is away, and why. */
  readonly away?: readonly [from: number, until: number, kind: AbsenceKind];
}

export const demoCrew: readonly DemoCrewRow[] = [
  {
    name: 'Felix Foreman',
    pin: '271806',
    signIn: 'foreman',
    levels: { frame: 3, body: 3, interior: 2, sublet: 3 },
    certificates: [['Forklift operator', 'Lakeshore Safety Council', 410]],
    week: 'five-days',
  },
  {
    name: 'Tara Technician',
    pin: '314159',
    signIn: 'technician',
    levels: { body: 3, interior: 3, roof: 2, glass: 2 },
    certificates: [['Certified RV technician', 'RV Technical Institute', 640]],
    week: 'five-days',
  },
  {
    name: 'Ray Roofer',
    pin: '602214',
    signIn: null,
    levels: { roof: 3, body: 2, interior: 2, detail: 2 },
    certificates: [['Work at height', 'Lakeshore Safety Council', 95]],
    week: 'five-days',
    away: [5, 9, 'vacation'],
  },
  {
    name: 'Paula Painter',
    pin: '141421',
    signIn: null,
    levels: { paint: 3, detail: 2, glass: 2, body: 1 },
    certificates: [['Respirator fit test', 'Harbor Occupational Health', 210]],
    week: 'four-tens',
  },
  {
    name: 'Max Mechanic',
    pin: '161803',
    signIn: null,
    levels: { mechanical: 3, frame: 3, electrical: 3, systems: 3, body: 2 },
    certificates: [
      ['Structural welding', 'Great Lakes Welding School', null],
      ['LP gas systems', 'RV Technical Institute', 12],
    ],
    week: 'with-saturday',
  },
];

const day: readonly DayWindow[] = [
  { from: 480, until: 720 },
  { from: 750, until: 990 },
];
const longDay: readonly DayWindow[] = [
  { from: 420, until: 720 },
  { from: 750, until: 1_050 },
];
const morning: readonly DayWindow[] = [{ from: 480, until: 720 }];

export const demoWeeks: Readonly<Record<DemoCrewRow['week'], WorkCalendar['week']>> = {
  'five-days': { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: [] },
  'four-tens': { sun: [], mon: longDay, tue: longDay, wed: longDay, thu: longDay, fri: [], sat: [] },
  'with-saturday': { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: morning },
};
