import { runProduct } from '../../e2e/support/processes/running-product.ts';
import { maxWorking } from '../../server/src/http/limits/load-shedding.ts';
import type { Goal } from '../goal.ts';
import { type Answered, fire } from '../support/load.ts';
import { recordCalls } from '../support/recorded-calls.ts';
import { mixOf } from './throughput.ts';

const ms = 6_000;

/** Ten times as many callers as a process handles at once, none of whom obeys Retry-After. */
export const overload: Goal = {
  id: 'overload',
  means: `${maxWorking} callers at once, then ten times as many who ask again at once whatever they are told, then ${maxWorking} again; 80 % reads. Times are compared with those of the first ${maxWorking}`,
  isLong: true,
  async measure({ product: { databaseUrl } }) {
    const shot = mixOf(await recordCalls(databaseUrl));
    const product = await runProduct(databaseUrl, { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const servers = [product.url];
      await fire({ servers, callers: 16, ms: 2_000, shot });
      const usual = await fire({ servers, callers: maxWorking, ms, shot });
      const flood = await fire({ servers, callers: maxWorking * 10, ms, shot });
      const after = await fire({ servers, callers: maxWorking, ms, shot });
      for (const [name, run] of Object.entries({ usual, flood, after }))
        console.log(`  ${name}: ${said(run)}`);
      return [
        { name: 'broken-connections', value: usual.broken + flood.broken + after.broken, limit: 0 },
        {
          name: 'answers-but-200-and-503',
          value: strange(usual) + strange(flood) + strange(after),
          limit: 0,
        },
        { name: 'refused-without-retry-after', value: flood.withoutTime, limit: 0 },
        { name: 'none-was-refused', value: (flood.statuses.get(503) ?? 0) > 0 ? 0 : 1, limit: 0 },
        { name: 'p99-over-usual-p99', value: p99(flood) / p99(usual), limit: 5 },
        { name: 'usual-served-over-served', value: served(usual) / served(flood), limit: 3 },
        { name: 'p99-afterwards-over-usual-p99', value: p99(after) / p99(usual), limit: 1.5 },
      ];
    } finally {
      await product.stop();
    }
  },
};

function p99({ waits }: Answered): number {
  return waits[Math.floor(waits.length * 0.99)] ?? Infinity;
}

function served({ statuses, seconds }: Answered): number {
  return (statuses.get(200) ?? 0) / seconds;
}

function strange({ statuses }: Answered): number {
  return [...statuses].reduce(
    (sum, [status, many]) => (status === 200 || status === 503 ? sum : sum + many),
    0,
  );
}

function said(run: Answered): string {
  const refused = (run.statuses.get(503) ?? 0) / run.seconds;
  const median = run.waits[Math.floor(run.waits.length / 2)] ?? 0;
  return `${served(run).toFixed(0)}/s answered, ${refused.toFixed(0)}/s refused, half within ${median.toFixed(0)} ms, 99 % within ${p99(run).toFixed(0)} ms`;
}
