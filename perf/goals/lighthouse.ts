import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import type { Goal, Measurement } from '../goal.ts';

const run = promisify(execFile);

const pages = ['/welcome', '/products', '/about', '/login', '/order-form'];

/** The points each category may miss. Performance depends on the machine, so two are allowed. */
const categories = { performance: 2, accessibility: 0, 'best-practices': 0, seo: 0 } as const;
type Category = keyof typeof categories;
type Scores = Readonly<Record<Category, number>>;

/** Lighthouse needs a newer Node than the product, so npm brings one. Both are fetched to npm's cache, never installed. */
const packages = [`node-${process.platform}-${process.arch}@22.23.3`, 'lighthouse@13.5.0'];

export const lighthouse: Goal = {
  id: 'lighthouse',
  means: 'points missing of 100 on a slow phone, the median of its visits',
  isLong: true,
  isMedian: true,
  size: { usual: 5, named: 5, of: 'visits' },
  async measure({ product }, visits) {
    const tools = await fetchTools();
    const figures: Measurement[] = [];
    for (const page of pages) {
      const scores: Scores[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        scores.push(await scoresOf(`${product.url}${page}`, tools));
      }
      for (const category of names) {
        const score = median(scores.map((one) => one[category]));
        figures.push({
          name: `${page.slice(1)}-${category}`,
          value: 100 - score,
          limit: categories[category],
        });
      }
      const all = names.map((name) => `${name} ${scores.map((one) => one[name]).join(' ')}`);
      console.log(`  ${page}: ${all.join(', ')}`);
    }
    return figures;
  },
};

const names = Object.keys(categories) as Category[];

interface Tools {
  readonly node: string;
  readonly lighthouse: string;
  readonly chromium: string;
}

async function fetchTools(): Promise<Tools> {
  const brought = packages.flatMap((name) => ['--package', name]);
  const find = ['--call', 'command -v node && command -v lighthouse'];
  const { stdout } = await run('npm', ['exec', '--yes', '--ignore-scripts', ...brought, ...find]);
  const [node, program] = stdout.trim().split('\n');
  if (node === undefined || program === undefined) throw new Error('npm brought no Lighthouse.');
  return { node, lighthouse: program, chromium: await findChromium() };
}

/** A trace that misses its beginning is of no use; Lighthouse then says to run it again. */
const tries = 4;

async function scoresOf(url: string, tools: Tools): Promise<Scores> {
  for (let left = tries - 1; ; left -= 1) {
    const report = await reportOn(url, tools);
    const { runtimeError } = report;
    const score = (name: Category) => Math.round((report.categories[name].score ?? 0) * 100);
    if (runtimeError === undefined)
      return Object.fromEntries(names.map((name) => [name, score(name)])) as Record<Category, number>;
    console.log(`  ${url}: ${runtimeError.message}`);
    if (left === 0) throw new Error(runtimeError.message);
  }
}

async function reportOn(url: string, { node, lighthouse: program, chromium }: Tools): Promise<Report> {
  const folder = await mkdtemp(`${tmpdir()}/lighthouse-`);
  try {
    // A file, because Lighthouse ends before a pipe has taken the whole report.
    const file = `${folder}/report.json`;
    const how = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${names.join(',')}`];
    const flags = `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`;
    const env = { ...process.env, CHROME_PATH: chromium };
    const failure = await run(node, [program, url, ...how, flags], { env }).then(
      () => undefined,
      (error: Error) => error,
    );
    // A visit that went wrong ends with an error and still writes its report.
    const report = await readFile(file, 'utf8').catch((missing: Error) => Promise.reject(failure ?? missing));
    return JSON.parse(report) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
