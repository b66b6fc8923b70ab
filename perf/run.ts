// `npm run perf [-- id …]`: measures each goal and prints `id value limit PASS|FAIL`; a goal missed twice fails the run.
// Goals that take minutes are measured only by name.
import { type Stage, onStage } from '../e2e/on-stage.ts';
import { domConst } from './dom-const.ts';
import { editScale } from './edit-scale.ts';
import { firstLoad } from './first-load.ts';
import type { Goal } from './goal.ts';
import { hoverLayouts } from './hover-layouts.ts';
import { importFloor } from './import-floor.ts';
import { layoutShift } from './layout-shift.ts';
import { listDepth } from './list-depth.ts';
import { loginTiming } from './login-timing.ts';
import { manual } from './manual.ts';
import { noJank } from './no-jank.ts';
import { pan60 } from './pan-60.ts';
import { pdfParallel } from './pdf-parallel.ts';
import { pdfSpeed } from './pdf-speed.ts';
import { photoInstant } from './photo-instant.ts';
import { pricing } from './pricing.ts';
import { reportFlat } from './report-flat.ts';
import { rlsBuffers } from './rls-buffers.ts';
import { searchKey } from './search-key.ts';
import { searchLongTasks } from './search-long-tasks.ts';
import { sideWeight } from './side-weight.ts';
import { signedInCost } from './signed-in-cost.ts';
import { startCost } from './start-cost.ts';
import { viewLongTasks, viewPaint } from './view-paint.ts';

const goals: readonly Goal[] = [
  domConst,
  editScale,
  firstLoad,
  hoverLayouts,
  importFloor,
  layoutShift,
  listDepth,
  loginTiming,
  manual,
  noJank,
  pan60,
  pdfParallel,
  pdfSpeed,
  photoInstant,
  pricing,
  reportFlat,
  rlsBuffers,
  searchKey,
  searchLongTasks,
  sideWeight,
  signedInCost,
  startCost,
  viewLongTasks,
  viewPaint,
];
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !goals.some((goal) => goal.id === id));
if (unknown.length > 0) {
  console.error(
    `There is no goal ${unknown.join(', ')}. There are: ${goals.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}

const missed = await onStage({ NODE_ENV: 'production' }, async (stage) => {
  const names: string[] = [];
  for (const goal of goals) {
    if (asked.length > 0 ? !asked.includes(goal.id) : goal.isLong === true) continue;
    if (goal.means !== undefined) console.log(`${goal.id}: ${goal.means}`);
    if (!(await isMet(goal, stage)) && !(await isMet(goal, stage))) names.push(goal.id);
  }
  return names;
});
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`);
process.exit(missed.length === 0 ? 0 : 1);

async function isMet(goal: Goal, stage: Stage): Promise<boolean> {
  const figures = await goal.measure(stage);
  for (const { name, value, limit } of figures) {
    const verdict = value <= limit ? 'PASS' : 'FAIL';
    console.log(`${goal.id}/${name} ${Number(value.toFixed(3))} ${limit} ${verdict}`);
  }
  return figures.length > 0 && figures.every(({ value, limit }) => value <= limit);
}
