import type { Goal } from '../goal.ts';
import { runTrials } from '../support/chaos-trials.ts';

/** Work reported as safe is stored once, whatever dies. Measured by the trials of `npm run chaos`. */
export const neverLose: Goal = {
  id: 'never-lose',
  isLong: true,
  size: { of: 'deaths of each kind', usual: 200, named: 200 },
  means:
    'edits that were told to be safe and are gone, and edits that are there twice, after browsers were killed at any moment, and after servers, databases and both were',
  measure: (_stage, deaths) => runTrials(['chaos:browser', 'chaos:server'], deaths),
};
