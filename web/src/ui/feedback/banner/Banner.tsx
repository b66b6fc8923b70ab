import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cssColor, wantsDarkInk } from './banner-color.ts';
import styles from './Banner.module.css';
import type { BannerMessage } from './banners.ts';

const icons = {
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
} as const;

const stayMs = 3000; // spec §9
const fadeMs = 300; // spec §9

export interface BannerProps extends BannerMessage {
  /** Called once, after both the display time and the fade have ended; also where nothing is animated. */
  readonly onDone: () => void;
}

/** The transient notification of spec §2. */
export function Banner({
  message,
  tone = 'success',
  color,
  durationMs = stayMs,
  action,
  onDone,
}: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const done = useEffectEvent(onDone);

  useLayoutEffect(() => {
    if (banner.current && color !== undefined) paintBackground(banner.current, color);
  }, [color]);
  useEffect(() => {
    if (held || leaving) return undefined;
    const timer = setTimeout(() => setLeaving(true), durationMs);
    return () => clearTimeout(timer);
  }, [held, leaving, durationMs]);
  useEffect(() => {
    if (!leaving || !banner.current) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fade = banner.current.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: still ? 0 : fadeMs,
      fill: 'forwards',
    });
    fade.addEventListener('finish', () => done());
    return () => fade.cancel();
  }, [leaving]);

  const waits = action !== undefined;
  return (
    <div
      ref={banner}
      className={`${styles['banner']} ${styles[tone]}`}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setHeld(waits)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(waits)}
      onBlur={() => setHeld(false)}
    >
      {icons[tone]}
      <span className={styles['message']}>{message}</span>
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            action.onPress();
            setLeaving(true);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label="Close" onClick={() => setLeaving(true)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Set through the element's style object: the content policy allows no style attribute in the page. */
function paintBackground(banner: HTMLElement, color: string): void {
  banner.style.backgroundColor = cssColor(color);
  const background = getComputedStyle(banner).backgroundColor;
  // The product's red keeps its white text (TOKENS); every other color gets the more readable ink.
  const dark = background !== 'rgb(255, 0, 0)' && wantsDarkInk(background);
  banner.classList.add((dark ? styles['darkInk'] : styles['lightInk']) ?? '');
}
