import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { cardPosition } from './card-position.ts';
import styles from '../illustration.module.css';
import { extentOf, focusRegion, type PictureViewport } from '../viewport/picture-viewport.ts';
import { useStore } from '../use-store.ts';
import { inPane } from '../viewport/view-math.ts';

export interface PartCardProps {
  readonly viewport: PictureViewport;
  readonly describe: (region: string) => string;
  readonly card: (region: string) => ReactNode;
}

/** The card of the part under the pointer or the focus; a long press opens a sheet at the lower edge. */
export function PartCard({ viewport, describe, card }: PartCardProps) {
  const at = useStore(viewport.card.at, (open) => open);
  const content = at && card(at.region);
  if (at?.form === 'sheet') {
    return (
      <Drawer isOpen side="bottom" title={describe(at.region)} onClose={() => viewport.card.close()}>
        {content}
      </Drawer>
    );
  }
  if (!at || content === null || content === undefined) return null;
  return (
    <FloatingCard viewport={viewport} region={at.region} label={describe(at.region)}>
      {content}
    </FloatingCard>
  );
}

interface FloatingCardProps {
  readonly viewport: PictureViewport;
  readonly region: string;
  readonly label: string;
  readonly children: ReactNode;
}

function FloatingCard({ viewport, region, label, children }: FloatingCardProps) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = viewport.current();
    const current = viewport.view.live.get();
    const extent = element && extentOf(element, region);
    if (!card.current || !current || !extent) return;
    const { scale } = current.view;
    const part = {
      ...inPane(extent, current.box, current.view),
      width: extent.width * scale,
      height: extent.height * scale,
    };
    const pane = overEverything(card.current)
      ? card.current.parentElement?.getBoundingClientRect()
      : undefined;
    const size = { width: card.current.offsetWidth, height: card.current.offsetHeight };
    const position = cardPosition(part, size, current.pane, pane && windowBottom(card.current) - pane.bottom);
    const { x = 0, y = 0 } = pane ?? {};
    card.current.dataset['side'] = position.side;
    card.current.style.transform = `translate(${Math.round(x + position.x)}px, ${Math.round(y + position.y)}px)`;
    card.current.style.setProperty('--arrow', `${Math.round(position.arrow)}px`);
  }, [viewport, region]);
  useEffect(
    () => (card.current ? listenToCard(card.current, viewport, region) : undefined),
    [viewport, region],
  );
  return (
    <section ref={card} popover="manual" aria-label={label} className={styles['card']} data-part="card">
      {children}
    </section>
  );
}

/** The lower end of the screen's content: a bar may stand below it. */
function windowBottom(card: HTMLElement): number {
  const screen = card.closest('main')?.getBoundingClientRect().bottom ?? window.innerHeight;
  return Math.min(screen, window.innerHeight);
}

/** The picture clips its content; only the top layer lies outside of it. False where the browser has none. */
function overEverything(card: HTMLElement): boolean {
  if (typeof card.showPopover !== 'function') return false;
  if (!card.matches(':popover-open')) card.showPopover();
  return true;
}

/**
 * Keeps the card open under the pointer or the focus; Esc returns to the part. A click on the card selects its part.
 */
function listenToCard(card: HTMLElement, viewport: PictureViewport, region: string): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    focusRegion(viewport, region);
    viewport.card.close();
  };
  for (const name of ['pointerenter', 'focusin']) card.addEventListener(name, viewport.card.hold, options);
  for (const name of ['pointerleave', 'focusout']) card.addEventListener(name, viewport.card.leave, options);
  card.addEventListener('click', () => viewport.events.pick(region), options);
  card.addEventListener('keydown', close, options);
  // In the top layer the card would stay while the picture scrolls away below it.
  const scrolled = ({ target }: Event) => {
    if (target instanceof Node && target !== card && target.contains(card)) viewport.card.close();
  };
  window.addEventListener('scroll', scrolled, { ...options, capture: true });
  return () => abort.abort();
}
