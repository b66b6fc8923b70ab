import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { createElement, memo, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useDue } from '../../../lib/page/use-due.ts';
import { useUnchanged } from '../../../lib/page/use-unchanged.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { AtOnce, useBuilder, useBuilderTools } from '../builder/builder-context.ts';
import { rememberScrollPosition, lastScrollPosition } from '../builder/last-scroll-positions.ts';
import { useDrawn } from '../builder/in-sight.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { PhotoStripSlot } from '../photos/strip/photo-strip-slot.tsx';
import styles from './damage-pane.module.css';
import { DamageTabs } from './damage-tabs.tsx';
import { type DamageView, damageView, damageViews, openingView } from './damage-views.ts';
import { DamagedSide } from './damaged-side.tsx';
import { looksTheSame } from './looks-the-same.ts';

const typeChoice = onDemand(async () => (await import('./vehicle-type-choice.tsx')).VehicleTypeChoice);

/**
 * The damaged vehicle beside its lines: the "damage outlet" of the specification. It ignores edits it does not
 * show.
 */
export function DamagePane() {
  return <Damage now={useUnchanged(useBuilder().now, looksTheSame)} />;
}

const Damage = memo(function Damage({ now }: { readonly now: EstimateNow }) {
  const { vehicleType } = now.estimate.unit;
  const TypeChoice = useOnDemand(typeChoice, vehicleType === null);
  const { view, show } = useDamageView(now.estimate);
  useDrawn(vehicleType === null);
  useSideKeys(show);
  // The tab switches at once; the side is expensive to render and follows deferred.
  const drawnView = useDeferredValue(view);
  // Due after the lines and the totals.
  const isDue = useDue(3);
  return (
    <section className={styles['pane']} aria-label="Damage view" data-part="damage">
      {vehicleType === null ? (
        TypeChoice && createElement(TypeChoice)
      ) : (
        <>
          <DamageTabs now={now} view={view} onView={show} />
          <DamagedSide
            key={`${vehicleType} ${drawnView}`}
            now={now}
            vehicleType={vehicleType}
            view={drawnView}
            isDue={isDue}
          />
        </>
      )}
      {/* An uploaded photo joins the estimate in the same frame; otherwise everything below would move twice. */}
      <AtOnce>
        <PhotoStripSlot />
      </AtOnce>
    </section>
  );
});

/** The side is part of the address, so that a link opens the same picture. */
function useDamageView(estimate: Estimate): { view: DamageView; show: (view: DamageView) => void } {
  const { damage } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  const { selection } = useBuilderTools();
  const { id } = estimate;
  // Computed once: a point of impact added later must not switch the picture the user looks at.
  const [first] = useState(() => lastScrollPosition(id).view ?? openingView(estimate));
  const navigate = useNavigate({ from: '/estimate/$id/new-estimate' });
  const show = useCallback(
    (view: DamageView) => void navigate({ search: { damage: view }, replace: true, resetScroll: false }),
    [navigate],
  );
  const view = damageView(damage) ?? first;
  useEffect(() => {
    if (lastScrollPosition(id).view === view) return;
    rememberScrollPosition(id, { view });
    // Typed lines go to the visible side.
    if (selection.get().side !== view) selection.set({ ...selection.get(), side: view });
  }, [id, view, selection]);
  return { view, show };
}

/** Alt 1 to 7 work regardless of the focus. */
function useSideKeys(show: (view: DamageView) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const view = event.altKey ? damageViews[Number(event.code.replace('Digit', '')) - 1] : undefined;
      if (view === undefined) return;
      event.preventDefault();
      show(view);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
}
