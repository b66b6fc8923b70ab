import { board500 } from './goals/board-500.ts';
import { domConst } from './goals/dom-const.ts';
import { editScale } from './goals/edit-scale.ts';
import { firstLoad } from './goals/first-load.ts';
import type { Goal } from './goal.ts';
import { growth } from './goals/growth.ts';
import { hoverLayouts } from './goals/hover-layouts.ts';
import { importFloor } from './goals/import-floor.ts';
import { layoutShift } from './goals/layout-shift.ts';
import { lighthouse } from './goals/lighthouse.ts';
import { live } from './goals/live.ts';
import { loginTiming } from './goals/login-timing.ts';
import { manual } from './goals/manual.ts';
import { memFlat } from './goals/mem-flat.ts';
import { myWorkKb } from './goals/my-work-kb.ts';
import { neverLose } from './goals/never-lose.ts';
import { noJank } from './goals/no-jank.ts';
import { overload } from './goals/overload.ts';
import { pageDepth } from './goals/page-depth.ts';
import { pan60 } from './goals/pan-60.ts';
import { pdfParallel } from './goals/pdf-parallel.ts';
import { pdfSpeed } from './goals/pdf-speed.ts';
import { photoInstant } from './goals/photo-instant.ts';
import { priceVsParse } from './goals/price-vs-parse.ts';
import { punchFrame } from './goals/punch-frame.ts';
import { punchNeverLose } from './goals/punch-never-lose.ts';
import { reportFlat } from './goals/report-flat.ts';
import type { Listed } from './results.ts';
import { searchKey } from './goals/search-key.ts';
import { sideWeight } from './goals/side-weight.ts';
import { startCost } from './goals/start-cost.ts';
import { sync1000 } from './goals/sync-1000.ts';
import { syncShift } from './goals/sync-shift.ts';
import { throughput } from './goals/throughput.ts';
import { viewLongTasks, viewPaint } from './goals/view-paint.ts';
import { wallFree } from './goals/wall-free.ts';

/** The goals of the product: P1 and so on, in this order. A sentence states why one is not measured yet. */
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

/** The goals of the shop floor, by their numbers. */
const shop: Readonly<Record<string, Goal>> = {
  F4: board500,
  F5: punchFrame,
  F6: punchNeverLose,
  F7: live,
  F8: syncShift,
  F10: myWorkKb,
};

/** Goals added with the features they measure. */
const others: readonly Goal[] = [
  growth,
  hoverLayouts,
  layoutShift,
  lighthouse,
  loginTiming,
  manual,
  overload,
  pdfParallel,
  sideWeight,
  throughput,
  viewLongTasks,
  viewPaint,
];

export const goals: readonly Goal[] = [
  ...numbered.filter((goal) => 'measure' in goal),
  ...Object.values(shop),
  ...others,
];

/** All goals as the table lists them. */
export const listed: readonly Listed[] = [
  ...numbered.map((goal, at) => ('measure' in goal ? { id: goal.id, number: `P${at + 1}` } : goal)),
  ...Object.entries(shop).map(([number, { id }]) => ({ id, number })),
  ...others.map(({ id }) => ({ id, number: '' })),
];
