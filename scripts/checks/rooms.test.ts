import { expect, test } from 'vitest';
import { namesStandingTwice } from './names.mjs';
import { crowdedRooms } from './rooms.mjs';

test('a type name that two files of a workspace export is told with both files', () => {
  const one = { file: 'server/src/a.ts', text: 'export interface Place {}\nexport type Other = 1;' };
  const two = { file: 'server/src/b.ts', text: 'export type Place = string;' };
  const elsewhere = { file: 'web/src/c.tsx', text: 'export type Place = number;' };
  expect(namesStandingTwice([one, two, elsewhere])).toEqual([
    'server: Place is exported by server/src/a.ts and server/src/b.ts',
  ]);
});

test('a folder with more than 25 files is told, a table of migrations is not', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);
  expect(
    crowdedRooms([
      ...files('web/src/x', 26),
      ...files('web/src/y', 25),
      ...files('server/src/database/migrations', 60),
    ]),
  ).toEqual(['web/src/x holds 26 files; at most 25']);
});
