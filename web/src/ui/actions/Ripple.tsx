import { useEffect, useRef } from 'react';
import styles from './Ripple.module.css';

const enterMs = 450; // spec §9
const exitMs = 400; // spec §9

/** A wave from the pressed point of the button it stands in. Absent under reduced motion. */
export function Ripple() {
  const field = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const ripple = field.current;
    const button = ripple?.parentElement;
    if (!ripple || !button) return undefined;
    const press = (event: PointerEvent) => startWave(ripple, button, event);
    button.addEventListener('pointerdown', press);
    return () => button.removeEventListener('pointerdown', press);
  }, []);
  return <span ref={field} className={styles['ripple']} aria-hidden="true" />;
}

function startWave(ripple: HTMLElement, button: HTMLElement, event: PointerEvent): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (button.matches(':disabled, [aria-disabled=true]')) return;
  const wave = ripple.appendChild(document.createElement('span'));
  wave.className = styles['wave'] ?? '';
  wave.dataset['wave'] = '';
  placeWave(wave, ripple.getBoundingClientRect(), event);
  const entered = wave.animate([{ transform: 'scale(0)' }, { transform: 'scale(1)' }], {
    duration: enterMs,
    easing: 'cubic-bezier(0, 0, 0.2, 1)',
  }).finished;

  const release = new AbortController();
  const leave = () => {
    release.abort();
    void entered
      .then(
        () =>
          wave.animate([{ opacity: 0.14 }, { opacity: 0 }], { duration: exitMs, fill: 'forwards' }).finished,
      )
      .catch(() => undefined)
      .then(() => wave.remove());
  };
  // The finger may be lifted anywhere, so the window listens.
  for (const end of ['pointerup', 'pointercancel', 'dragend'] as const) {
    window.addEventListener(end, leave, { signal: release.signal });
  }
}

function placeWave(wave: HTMLElement, box: DOMRect, event: PointerEvent): void {
  const x = event.clientX - box.left;
  const y = event.clientY - box.top;
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  wave.style.left = `${x - radius}px`;
  wave.style.top = `${y - radius}px`;
  wave.style.width = `${2 * radius}px`;
  wave.style.height = `${2 * radius}px`;
}
