import { setTimeout as pause } from 'node:timers/promises';
import { estimateOfLines } from '../support/estimates-of-lines.ts';
import type { Goal } from '../goal.ts';
import { fetchPdf, metric } from '../support/pdf-fetching.ts';

const documents = 20;
const lines = 200;
const rounds = 3;

/** Other calls are answered while many print. */
export const pdfParallel: Goal = {
  id: 'pdf-parallel',
  means: `the server's event-loop delay, 99th percentile, while ${documents} documents of ${lines} lines are made at the same time, against the same while nothing happens; by turns, least of ${rounds}`,
  async measure({ product: { url } }) {
    const estimate = await estimateOfLines(url, lines);
    await fetchPdf(url, estimate);
    let [idle, busy] = [Infinity, Infinity];
    for (let done = 0; done < rounds; done += 1) {
      idle = Math.min(idle, await delayDuring(url, () => pause(2_000)));
      const all = () => Promise.all(Array.from({ length: documents }, () => fetchPdf(url, estimate)));
      busy = Math.min(busy, await delayDuring(url, all));
    }
    console.log(`pdf-parallel: idle ${(idle * 1000).toFixed(1)} ms, busy ${(busy * 1000).toFixed(1)} ms`);
    return [{ name: 'times-idle-delay', value: busy / idle, limit: 2 }];
  },
};

/** The product resets this measurement whenever it is read. */
async function delayDuring(url: string, work: () => Promise<unknown>): Promise<number> {
  const name = 'nodejs_eventloop_lag_p99_seconds';
  await metric(url, name);
  await work();
  return metric(url, name);
}
