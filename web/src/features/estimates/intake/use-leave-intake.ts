import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastScrollPosition } from '../builder/last-scroll-positions.ts';
import { type DamageView, damageView, openingView } from '../damage/damage-views.ts';
import type { IntakeStore } from './intake-store.ts';
import type { LeaveState } from './cards/summary-card.tsx';

const address = '/estimate/$id/new-estimate';

/**
 * The ways out of the form. Typed text is applied first, and the address gets the estimate's id before the form closes.
 */
export function useLeaveIntake(store: IntakeStore, unwritten: ReadonlySet<() => boolean>): LeaveState {
  const navigate = useNavigate();
  const { damage } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  const [isLeaving, setLeaving] = useState(false);

  const settle = async (): Promise<boolean> => {
    if (!writeAll(unwritten)) {
      document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
      return false;
    }
    return store.exists();
  };
  const openDamage = async () => {
    setLeaving(true);
    const params = { id: store.id };
    const isSettled = await settle();
    setLeaving(false);
    if (!isSettled) return;
    const search = { damage: firstView(store, damage) };
    await navigate({ to: address, params, search: { ...search, step: 'intake' }, replace: true });
    await navigate({ to: address, params, search });
  };
  const close = async () => {
    const now = store.snapshot();
    const isBlank = writeAll(unwritten) && now.kind === 'ready' && now.status === 'blank';
    const still = store.snapshot();
    if (!isBlank || (still.kind === 'ready' && still.status !== 'blank')) {
      if (!(await settle())) return;
      const open = store.snapshot();
      if (open.kind === 'ready' && open.store !== null) await open.store.safe();
    }
    await navigate({ to: '/estimate/my-estimates' });
  };
  useLeaveKeys(openDamage, unwritten);
  return { isLeaving, openDamage: () => void openDamage(), close: () => void close() };
}

/** The side last viewed, otherwise one with lines or the side that was hit, otherwise the one the form was opened with. */
function firstView(store: IntakeStore, requested: string | undefined): DamageView {
  const now = store.snapshot();
  const last = lastScrollPosition(store.id).view;
  if (last !== undefined) return last;
  const otherwise = damageView(requested) ?? 'road';
  return now.kind === 'ready' ? openingView(now.estimate, otherwise) : otherwise;
}

/** Applies all fields, even after one is invalid. */
function writeAll(unwritten: ReadonlySet<() => boolean>): boolean {
  let isTaken = true;
  for (const write of unwritten) if (!write()) isTaken = false;
  return isTaken;
}

function useLeaveKeys(openDamage: () => Promise<void>, unwritten: ReadonlySet<() => boolean>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void openDamage();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onHide = () => void writeAll(unwritten);
    window.addEventListener('keydown', onKey);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pagehide', onHide);
    };
  }, [unwritten]);
}
