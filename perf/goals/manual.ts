import { pathToFileURL } from 'node:url';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { root } from '../../scripts/root.mjs';
import { writeManual } from '../../server/src/documents/manual/write-manual.ts';
import { fontFiles } from '../../server/src/documents/paper/font-files.ts';
import { readStarterFiles } from '../../server/src/features/catalogue/starter-files.ts';
import type { Goal } from '../goal.ts';

/** The book that ships with the product as one PDF of more than 300 pages. */
export const manual: Goal = {
  id: 'manual',
  means:
    'seconds the processor works on the whole manual; how much memory the second half of its pages adds to what the first half took; 300 pages against those it has',
  isLong: true,
  async measure() {
    const { tables, calculators } = await readStarterFiles(`${root}/catalogue`);
    const read = readBook(tables, calculators, 1);
    if (!read.ok) throw new Error('The starter book has faults.');
    const fonts = fontFiles(pathToFileURL(`${root}/server/src/documents/fonts/`));
    const before = process.cpuUsage();
    const memory: number[] = [];
    const pages = await writeManual(
      { contents: read.value, publishedOn: '2026-11-15' },
      {
        fonts,
        outlet: () => {},
        progress: async () => {
          memory.push(process.memoryUsage().rss);
        },
      },
    );
    const { user, system } = process.cpuUsage(before);
    const half = memory.slice(0, memory.length / 2);
    return [
      { name: 'processor-seconds', value: (user + system) / 1e6, limit: 20 },
      { name: 'memory-of-second-half', value: Math.max(...memory) / Math.max(...half), limit: 1.1 },
      { name: 'pages', value: 300 / pages, limit: 1 },
    ];
  },
};
