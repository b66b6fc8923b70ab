import type { Goal } from '../goal.ts';
import { runTrials } from '../support/chaos-trials.ts';

/** A press that was on a phone is stored once, whatever dies. Measured by a trial of `npm run chaos`. */
export const punchNeverLose: Goal = {
  id: 'punch-never-lose',
  isLong: true,
  size: { of: 'deaths of each kind', usual: 200, named: 200 },
  means:
    'punches of forty technicians that were on a phone and are gone, are there twice or otherwise, or overlap, after phones, servers and databases were killed, with wrong clocks and doubled and reordered sending',
  measure: (_stage, deaths) => runTrials(['chaos:punches'], deaths),
};
