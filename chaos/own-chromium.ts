import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';

export interface OwnChromium {
  readonly context: BrowserContext;
  /** Ends every process of the browser at once, as a power cut would. */
  kill(): Promise<void>;
}

/** A browser of our own on a profile folder that outlives it, in a process group that can be killed at once. */
export async function startChromium(profile: string): Promise<OwnChromium> {
  const announced = `${profile}/DevToolsActivePort`;
  await rm(announced, { force: true });
  const browser = spawn(
    await findChromium(),
    [
      ...chromiumFlags,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      '--hide-crash-restore-bubble',
      '--no-default-browser-check',
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const kill = () => killGroup(browser);
  try {
    const port = await portIn(announced, browser);
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = connection.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    return { context, kill };
  } catch (cause) {
    await kill();
    throw cause;
  }
}

async function portIn(file: string, browser: ChildProcess): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (browser.exitCode === null && Date.now() < deadline) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port) return port;
    await pause(50);
  }
  throw new Error('The browser did not start.');
}

async function killGroup(browser: ChildProcess): Promise<void> {
  if (browser.pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
  const exited = once(browser, 'exit');
  process.kill(-browser.pid, 'SIGKILL');
  await exited;
}
