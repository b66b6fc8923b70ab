import type { EstimateNow } from '../open/use-estimate.ts';
import { type DamageView, damageViewName, damageViews, lineCountText, viewOfLine } from './damage-views.ts';
import { CountBadge } from '../../../ui/feedback/CountBadge.tsx';
import edges from '../../../ui/layout/fading-edges.module.css';
import styles from './damage-pane.module.css';

/** Tabs of the vehicle's sides, each with its number of lines. */
export function DamageTabs({
  now,
  view,
  onView,
}: {
  readonly now: Pick<EstimateNow, 'estimate' | 'contents'>;
  readonly view: DamageView;
  readonly onView: (view: DamageView) => void;
}) {
  const counts = new Map<DamageView, number>();
  for (const line of now.estimate.lines) {
    const lineView = viewOfLine(line);
    if (lineView !== undefined) counts.set(lineView, (counts.get(lineView) ?? 0) + 1);
  }
  return (
    <nav className={`${styles['tabs']} ${edges['inline']}`} aria-label="Side">
      {damageViews.map((one) => (
        <button
          key={one}
          ref={one === view ? scrollIntoView : undefined}
          type="button"
          className={styles['tab']}
          aria-current={one === view ? 'true' : undefined}
          aria-label={`${damageViewName(one, now.contents.sides)}, ${lineCountText(counts.get(one) ?? 0)}`}
          onClick={() => onView(one)}
        >
          {damageViewName(one, now.contents.sides)}
          {counts.has(one) && <CountBadge count={counts.get(one) ?? 0} />}
        </button>
      ))}
    </nav>
  );
}

/** Not all tabs fit on a phone. Scrolling with the next frame avoids a second layout. */
function scrollIntoView(tab: HTMLButtonElement): () => void {
  const frame = requestAnimationFrame(() => tab.scrollIntoView({ inline: 'center', block: 'nearest' }));
  return () => cancelAnimationFrame(frame);
}
