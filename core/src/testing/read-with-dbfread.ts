import { execFileSync } from 'node:child_process';
import type { EmsFile } from '../domain/exchange/ems/write-ems.ts';
import { inFolder } from './read-with-dbffile.ts';

/** Debian's python3-dbfread belongs to the system's own Python, whatever else is in the path. */
const python = '/usr/bin/python3';

const program = `
import dbfread, json, os, sys
from collections import OrderedDict
folder = sys.argv[1]
tables = {}
for name in sorted(os.listdir(folder)):
    if name.endswith('.dbt'):
        continue
    table = dbfread.DBF(os.path.join(folder, name), encoding='cp1252', ignore_missing_memofile=False)
    tables[name[-3:]] = [dict(record) for record in table]
json.dump(tables, sys.stdout, default=str)
`;

/** False on machines that do not have it: nothing needs it but a second opinion. */
export function isDbfreadThere(): boolean {
  try {
    execFileSync(python, ['-c', 'import dbfread'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function readWithDbfread(
  files: readonly EmsFile[],
): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>> {
  return inFolder(
    files,
    (folder) => JSON.parse(execFileSync(python, ['-c', program, folder], { encoding: 'utf8' })) as never,
  );
}
