import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/root.mjs';
import type { Measurement } from '../goal.ts';

/** The figures of trials of `npm run chaos`, with this many deaths of each kind. */
export async function runTrials(trials: readonly string[], deaths: number): Promise<Measurement[]> {
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
  return [...figures, { name: 'broken-off', value: code === 0 || figures.some(isMissed) ? 0 : 1, limit: 0 }];
}

function isMissed({ value, limit }: Measurement): boolean {
  return value > limit;
}
