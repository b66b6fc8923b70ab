import { format } from 'oxfmt';

/** One measured figure, with place and time. */
export interface Row {
  readonly goal: string;
  /** The measured size, where a goal has more than one. */
  readonly size: string;
  readonly figure: string;
  readonly value: string;
  readonly limit: string;
  readonly verdict: string;
  readonly date: string;
  /** With a plus when files had changed since. */
  readonly commit: string;
  /** The machine's load when the goal began: runnable processes over a minute. */
  readonly load: string;
  readonly machine: string;
}

/** A goal as the table lists it. */
export interface Listed {
  readonly id: string;
  /** Its number among the goals of the product; the others were added with their features. */
  readonly number: string;
  /** The reason it cannot be measured yet. */
  readonly later?: string;
}

const columns = ['Goal', 'Figure', 'Value', 'Limit', 'Verdict', 'Size', 'Date', 'Commit', 'Load', 'Machine'];
const unmeasured = 'not measured';

/** New rows replace those of the same goal at the same size; all others stay. */
export function mergeRows(
  known: readonly Row[],
  fresh: readonly Row[],
  goals: readonly Listed[],
): readonly Row[] {
  const isOf = (one: Row, other: Row) => one.goal === other.goal && one.size === other.size;
  const kept = known.filter((row) => !fresh.some((one) => isOf(one, row)));
  const all = [...kept, ...fresh];
  return goals.flatMap(({ id }) => all.filter(({ goal }) => goal === id));
}

/** The table of a run, for the screen. */
export function tableOf(rows: readonly Row[], goals: readonly Listed[]): string {
  const cells = rows.map((row) => [
    numberOf(row.goal, goals),
    `${row.goal}/${row.figure}`,
    row.value,
    row.limit,
    row.verdict,
    row.size,
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((at) => Math.max(0, ...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The rows of an earlier results page. */
export function readResults(page: string): readonly Row[] {
  const machines = new Map(
    [...page.matchAll(/^- ([A-Z]): (.+)$/gm)].map(([, letter = '', machine = '']) => [letter, machine]),
  );
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns.length && cells[1]?.includes('/'))
    .map(
      ([
        ,
        name = '',
        value = '',
        limit = '',
        verdict = '',
        size = '',
        date = '',
        commit = '',
        load = '',
        on = '',
      ]) => {
        const slash = name.indexOf('/');
        const [goal, figure] = [name.slice(0, slash), name.slice(slash + 1)];
        return {
          goal,
          figure,
          value,
          limit,
          verdict,
          size,
          date,
          commit,
          load,
          machine: machines.get(on) ?? on,
        };
      },
    );
}

/** The page with every goal, measured or not. */
export async function writeResults(rows: readonly Row[], goals: readonly Listed[]): Promise<string> {
  const machines = [...new Set(rows.map(({ machine }) => machine))];
  const letterOf = (machine: string) => String.fromCharCode(65 + machines.indexOf(machine));
  const lines = goals.flatMap((goal) => {
    const own = rows.filter((row) => row.goal === goal.id);
    if (own.length === 0)
      return [[goal.number, goal.id, '', '', goal.later ?? unmeasured, '', '', '', '', '']];
    return own.map((row) => [
      goal.number,
      `${row.goal}/${row.figure}`,
      row.value,
      row.limit,
      row.verdict,
      row.size,
      row.date,
      row.commit,
      row.load,
      letterOf(row.machine),
    ]);
  });
  const table = [columns, columns.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  const page = [
    '# What was measured',
    introduction,
    table.join('\n'),
    '## Machines',
    machines.map((machine) => `- ${letterOf(machine)}: ${machine}`).join('\n'),
  ];
  return (await format('RESULTS.md', page.join('\n\n'), { printWidth: 110 })).code;
}

const introduction = `\`npm run perf\` writes this page. A run replaces the rows it measured and leaves the others as they were, so each
row names its day and its commit. A value is fine up to its limit. Counts, bytes and ratios bind; milliseconds are the least
of several tries. A goal that is missed is measured once more, and the row says what the second try came to.`;

function numberOf(id: string, goals: readonly Listed[]): string {
  return goals.find((goal) => goal.id === id)?.number ?? '';
}
