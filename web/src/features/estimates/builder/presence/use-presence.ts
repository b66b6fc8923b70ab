import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { damageView } from '../../damage/damage-views.ts';
import { useEstimateSelector } from '../../open/use-estimate.ts';
import { useBuilder } from '../builder-context.ts';
import { whereText } from './presence-text.ts';
import { type Reporting, reportInOrder } from './report-in-order.ts';

/** Reports the user's position to the other people who have the estimate open, while the page is visible. */
export function usePresence(report: (where: string | null) => void): void {
  const { now, selection } = useBuilder();
  const { damage } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  const reporting = useRef<Reporting>(undefined);
  const here = useEffectEvent((side: string | undefined = damage) => {
    const { key, column } = focusedCell();
    const found = now.items.find((item) => item.key === (key ?? selection.get().line));
    const where = { line: found?.line.number ?? null, column, view: damageView(side) ?? 'road' } as const;
    return whereText(where, now.contents.sides);
  });
  useEffect(() => {
    const reports = reportInOrder({ send: report, now: () => Date.now(), after: later });
    reporting.current = reports;
    const update = () => (document.hidden ? reports.leave() : reports.move(here()));
    const leave = () => reports.leave();
    update();
    const unfollow = selection.subscribe(update);
    document.addEventListener('focusin', update);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pagehide', leave);
    return () => {
      unfollow();
      document.removeEventListener('focusin', update);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [report, selection]);
  useEffect(() => {
    if (!document.hidden) reporting.current?.move(here(damage));
  }, [damage]);
  const others = useEstimateSelector(now.store, ({ collaborators }) =>
    collaborators.map(({ id }) => id).join(' '),
  );
  const seen = useRef('');
  useEffect(() => {
    const isNew = others.split(' ').some((id) => !seen.current.includes(id));
    seen.current = others;
    // A person who has just opened the estimate has received no position yet.
    if (isNew && others !== '' && !document.hidden) reporting.current?.repeat();
  }, [others]);
}

function focusedCell(): { key: string | null; column: string | null } {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-key]');
  return { key: row?.dataset['key'] ?? null, column: row ? (cell?.dataset['column'] ?? null) : null };
}

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
