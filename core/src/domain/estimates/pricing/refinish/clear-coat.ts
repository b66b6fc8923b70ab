import { allocated } from '../../../rounding.ts';
import type { TenthHours } from '../../../units.ts';
import type { Panel, IsGreater } from '../line-hours/panel.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import { type RuleItem, ruleItems } from '../values/rule-item.ts';
import { accountOf } from '../values/totals-bucket.ts';
import type { RefinishContext } from './refinish-context.ts';

/** A panel's part of the clear coat of its booth cycle. */
export interface PanelClear {
  readonly panel: Panel;
  readonly term: HoursTerm;
}

/**
 * One clear coat for each booth cycle, not more than the cap. Where several payers have panels in one cycle, each has a
 * line with their part of it.
 */
export function clearCoatItems(
  cycle: number,
  clears: readonly PanelClear[],
  { rules, overrideFor, isGreater }: RefinishContext,
): readonly RuleItem[] {
  return capped(accountsOf(clears, isGreater), rules.clearCap).flatMap(({ name, terms, cause }) =>
    ruleItems(
      {
        cause,
        rule: 'clear-coat',
        key: name === '' ? `clear-coat:${cycle}` : `clear-coat:${cycle}:${name}`,
        description: 'Add for clear coat',
        terms,
        usesPaint: true,
      },
      overrideFor,
    ),
  );
}

/** One payer's part of a clear coat. */
interface ClearAccount {
  readonly name: string;
  readonly terms: readonly HoursTerm[];
  readonly cause: Panel;
  readonly total: number;
}

function accountsOf(clears: readonly PanelClear[], isGreater: IsGreater): readonly ClearAccount[] {
  const byName = new Map<string, PanelClear[]>();
  for (const clear of clears) {
    const name = accountOf(clear.panel.task.line);
    const same = byName.get(name);
    if (same === undefined) byName.set(name, [clear]);
    else same.push(clear);
  }
  // The order decides which payer gets the odd tenth under a cap, so it must not be that of the lines.
  return [...byName]
    .toSorted(([name], [other]) => (name < other ? -1 : 1))
    .map(([name, own]) => accountWith(name, own, isGreater));
}

function accountWith(name: string, clears: readonly PanelClear[], isGreater: IsGreater): ClearAccount {
  const terms = clears.map(({ term }) => term);
  const total = terms.reduce((hours, { amount }) => hours + amount, 0);
  return { name, terms, cause: causeOf(clears, isGreater), total };
}

/** The cycle's first panel if the account has it, else its greatest one. */
function causeOf(clears: readonly PanelClear[], isGreater: IsGreater): Panel {
  const first = clears.find(({ term }) => term.kind === 'clear-first');
  if (first !== undefined) return first.panel;
  return clears.map(({ panel }) => panel).reduce((best, panel) => (isGreater(panel, best) ? panel : best));
}

function capped(accounts: readonly ClearAccount[], cap: TenthHours | null): readonly ClearAccount[] {
  const total = accounts.reduce((hours, account) => hours + account.total, 0);
  if (cap === null || total <= cap) return accounts;
  const parts = allocated(
    cap,
    accounts.map((account) => account.total as TenthHours),
  );
  return accounts.map((account, index) => {
    const amount = (parts[index] ?? 0) - account.total;
    return { ...account, terms: [...account.terms, { kind: 'clear-cap', numbers: [cap], amount }] };
  });
}
