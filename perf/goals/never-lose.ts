import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/root.mjs';
import type { Measurement, Goal } from '../goal.ts';

const trials = ['chaos:browser', 'chaos:server'];

/** Work reported as safe is stored once, whatever dies. Measured by the trials of `npm run chaos`. */
export const neverLose: Goal = {
  id: 'never-lose',
  isLong: true,
  size: { of: 'deaths of each kind', usual: 200, named: 200 },
  means:
    'edits that were told to be safe and are gone, and edits that are there twice, after browsers were killed at any moment, and after servers, databases and both were',
  async measure(_stage, deaths) {
    const chaos = spawn(process.execPath, ['scripts/run-typescript.mjs', 'chaos/run.ts', ...trials], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CHAOS_ROUNDS: String(deaths) },
    });
    const ended = new Promise((resolve) => chaos.on('close', resolve));
    const figures: Measurement[] = [];
    for await (const line of createInterface({ input: chaos.stdout })) {
      console.log(`  ${line}`);
      const [, name, value, limit] = /^chaos:(\S+) (\S+) (\S+) (?:PASS|FAIL)$/.exec(line) ?? [];
      if (name !== undefined) {
        figures.push({ name: name.replace('/', '-'), value: Number(value), limit: Number(limit) });
      }
    }
    const code = await ended;
    // An interrupted trial has proved nothing.
    return [
      ...figures,
      { name: 'broken-off', value: code === 0 || figures.some(isMissed) ? 0 : 1, limit: 0 },
    ];
  },
};

function isMissed({ value, limit }: Measurement): boolean {
  return value > limit;
}
