import { domConst } from './dom-const.ts';
import { editScale } from './edit-scale.ts';
import { firstLoad } from './first-load.ts';
import type { Goal } from './goal.ts';
import { growth } from './growth.ts';
import { hoverLayouts } from './hover-layouts.ts';
import { importFloor } from './import-floor.ts';
import { layoutShift } from './layout-shift.ts';
import { loginTiming } from './login-timing.ts';
import { manual } from './manual.ts';
import { memFlat } from './mem-flat.ts';
import { neverLose } from './never-lose.ts';
import { noJank } from './no-jank.ts';
import { overload } from './overload.ts';
import { pageDepth } from './page-depth.ts';
import { pan60 } from './pan-60.ts';
import { pdfParallel } from './pdf-parallel.ts';
import { pdfSpeed } from './pdf-speed.ts';
import { photoInstant } from './photo-instant.ts';
import { priceVsParse } from './price-vs-parse.ts';
import { reportFlat } from './report-flat.ts';
import type { Listed } from './results.ts';
import { searchKey } from './search-key.ts';
import { sideWeight } from './side-weight.ts';
import { startCost } from './start-cost.ts';
import { sync1000 } from './sync-1000.ts';
import { throughput } from './throughput.ts';
import { viewLongTasks, viewPaint } from './view-paint.ts';
import { wallFree } from './wall-free.ts';

/** What the product is held to: P1 and so on, as they stand. A sentence says why one is not measured yet. */
const numbered: readonly (Goal | Listed)[] = [
  editScale,
  domConst,
  priceVsParse,
  searchKey,
  pageDepth,
  wallFree,
  pdfSpeed,
  firstLoad,
  noJank,
  { id: 'offline-equal', number: 'P10', later: 'later, with the offline start' },
  neverLose,
  photoInstant,
  pan60,
  importFloor,
  reportFlat,
  sync1000,
  memFlat,
  startCost,
];

/** These came with what they measure. */
const others: readonly Goal[] = [
  growth,
  hoverLayouts,
  layoutShift,
  loginTiming,
  manual,
  overload,
  pdfParallel,
  sideWeight,
  throughput,
  viewLongTasks,
  viewPaint,
];

export const goals: readonly Goal[] = [...numbered.filter((goal) => 'measure' in goal), ...others];

/** All of them as the table lists them. */
export const listed: readonly Listed[] = [
  ...numbered.map((goal, at) => ('measure' in goal ? { id: goal.id, number: `P${at + 1}` } : goal)),
  ...others.map(({ id }) => ({ id, number: '' })),
];
