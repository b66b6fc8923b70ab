import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { viewOfLine } from '../damage/damage-views.ts';
import { useGoToLine } from '../totals/use-go-to-line.ts';
import { useBuilder } from './builder-context.ts';

/** A link may name a line: the builder opens at it, shows its side, and removes it from the address. */
export function useOpenedLine(): void {
  const { now } = useBuilder();
  const { line, damage } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  const navigate = useNavigate({ from: '/estimate/$id/new-estimate' });
  const goTo = useGoToLine();
  const open = useEffectEvent((id: string) => {
    goTo(id);
    const found = now.estimate.lines.find((one) => one.id === id);
    const view = (found && viewOfLine(found)) ?? damage;
    void navigate({ search: view === undefined ? {} : { damage: view }, replace: true });
  });
  useEffect(() => {
    if (line !== undefined) open(line);
  }, [line]);
}
