import { allocated } from '../../../rounding.ts';
import type { TenthHours } from '../../../units.ts';
import { addAutomaticHours } from '../values/rule-item.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import type { Panel, IsGreater } from '../line-hours/panel.ts';
import type { Painting } from './painting.ts';
import { accountOf } from '../values/totals-bucket.ts';

/** What one panel adds to the clear coat of its booth cycle. */
export interface PanelClear {
  readonly panel: Panel;
  readonly term: HoursTerm;
}

interface Account {
  readonly name: string;
  readonly terms: HoursTerm[];
  cause: Panel;
  /** The cycle's first panel is the cause wherever it has a share, else the greatest one. */
  hasFirst: boolean;
  total: number;
}

/**
 * One clear coat for each booth cycle, not more than the cap. Where several people pay for panels of one cycle, each
 * has a line with their share of it.
 */
export function addClearCoat(cycle: number, clears: readonly PanelClear[], painting: Painting): void {
  const { rules, overrideOf, children } = painting;
  const accounts = accountsOf(clears, painting.isGreater);
  const total = accounts.reduce((hours, account) => hours + account.total, 0);
  if (rules.clearCap !== null && total > rules.clearCap) applyCap(accounts, rules.clearCap);
  for (const { name, terms, cause } of accounts) {
    addAutomaticHours(
      children,
      {
        cause,
        rule: 'clear-coat',
        key: name === '' ? `clear-coat:${cycle}` : `clear-coat:${cycle}:${name}`,
        description: 'Add for clear coat',
        terms,
        usesPaint: true,
      },
      overrideOf,
    );
  }
}

function accountsOf(clears: readonly PanelClear[], isGreater: IsGreater): readonly Account[] {
  const accounts = new Map<string, Account>();
  for (const { panel, term } of clears) {
    const name = accountOf(panel.task.line);
    const isFirst = term.kind === 'clear-first';
    const account = accounts.get(name);
    if (account === undefined) {
      accounts.set(name, { name, terms: [term], cause: panel, hasFirst: isFirst, total: term.amount });
      continue;
    }
    account.terms.push(term);
    account.total += term.amount;
    if (isFirst || (!account.hasFirst && isGreater(panel, account.cause))) account.cause = panel;
    account.hasFirst ||= isFirst;
  }
  // The order decides who gets the odd tenth under a cap, so it must not be that of the lines.
  return [...accounts.values()].toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

function applyCap(accounts: readonly Account[], cap: TenthHours): void {
  const shares = allocated(
    cap,
    accounts.map(({ total }) => total as TenthHours),
  );
  accounts.forEach(({ terms, total }, index) => {
    terms.push({ kind: 'clear-cap', numbers: [cap], amount: (shares[index] ?? 0) - total });
  });
}
