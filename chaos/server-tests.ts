import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { root } from '../scripts/root.mjs';
import { chaosSeed } from './chance.ts';
import { figuresText } from './figures.ts';

/** One of the server's own tests, with more rounds than `npm test` has time for. */
async function runTest(name: string, settings: Readonly<Record<string, string>>): Promise<boolean> {
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', name],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...settings, CHAOS_SEED: String(chaosSeed) },
    },
  );
  return (await new Promise((resolve) => tests.on('close', resolve))) === 0;
}

/** The property of the server's own tests, with many more devices' days. */
export async function simulateSync(rounds: number): Promise<boolean> {
  const isGreen = await runTest('convergence', { SIMULATED_RUNS: String(rounds) });
  return figuresText('sim:sync', { failed: isGreen ? 0 : 1 });
}

/** Every command of the contract, with every statement of it failing, in each way a statement can. */
export async function failStatements(): Promise<boolean> {
  const folder = await mkdtemp(`${tmpdir()}/dre-faults-`);
  let isFine = true;
  try {
    for (const way of ['refused', 'cut', 'again']) {
      const file = `${folder}/${way}.json`;
      const isGreen = await runTest('statement-faults', { FAULT_WAY: way, FAULT_RESULT: file });
      const found = await readFile(file, 'utf8').catch(() => '{}');
      const {
        commands = 0,
        faults = 0,
        wrong,
        missing,
      } = JSON.parse(found) as {
        commands?: number;
        faults?: number;
        wrong?: readonly string[];
        missing?: readonly string[];
      };
      for (const sentence of [...(wrong ?? []), ...(missing ?? [])]) console.log(`  ${sentence}`);
      console.log(`fault:sql, ${way}: ${commands} commands, ${faults} statements`);
      const figures = {
        'left-between': wrong?.length ?? 1,
        'commands-untried': missing?.length ?? 1,
        failed: isGreen ? 0 : 1,
      };
      isFine = figuresText(`fault:sql-${way}`, figures) && isFine;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return isFine;
}
