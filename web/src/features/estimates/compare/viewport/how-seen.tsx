import { type CSSProperties, type ReactNode, useState } from 'react';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useCompareState } from '../compare-context.ts';
import styles from './how-seen.module.css';

/** Displays the drawing over the photo: transparent, cut at a curtain, or for a moment. */
export function HowSeen({ children }: { readonly children: ReactNode }) {
  const { mode } = useCompareState();
  if (mode === 'overlay') return <Overlay>{children}</Overlay>;
  return mode === 'swipe' ? <Curtain>{children}</Curtain> : <Blink>{children}</Blink>;
}

function Overlay({ children }: { readonly children: ReactNode }) {
  const [opacity, setOpacity] = useState(60);
  const [isTinted, setTinted] = useState(true);
  return (
    <>
      <div
        className={isTinted ? styles['tinted'] : styles['over']}
        style={{ '--seen': opacity / 100 } as CSSProperties}
      >
        {children}
      </div>
      <div className={styles['sliders']}>
        <label>
          <span>Drawing</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={opacity}
            aria-valuetext={`${opacity} percent drawing`}
            onChange={(event) => setOpacity(Number(event.currentTarget.value))}
          />
          <output>{`${opacity}%`}</output>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isTinted}
            onChange={(event) => setTinted(event.currentTarget.checked)}
          />
          <span>Lines only</span>
        </label>
      </div>
    </>
  );
}

/** The drawing is cut off at the edge, never made narrower. */
function Curtain({ children }: { readonly children: ReactNode }) {
  const [share, setShare] = useState(50);
  return (
    <>
      <div className={styles['cut']} style={{ '--share': `${share}%` } as CSSProperties}>
        {children}
      </div>
      <span className={styles['edge']} style={{ left: `${share}%` }} />
      <input
        type="range"
        className={styles['handle']}
        min={0}
        max={100}
        value={share}
        aria-label="Swipe between photo and drawing"
        aria-valuetext={`${share} percent photo, ${100 - share} percent drawing`}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
    </>
  );
}

/** Nothing flickers by itself: the drawing shows only while the button or the key is held. */
function Blink({ children }: { readonly children: ReactNode }) {
  const { blink } = useCompareState();
  const isOn = useStore(blink, (value) => value);
  const hold = (isHeld: boolean) => () => blink.set(isHeld);
  return (
    <>
      <div className={styles['over']} style={{ '--seen': isOn ? 1 : 0 } as CSSProperties}>
        {children}
      </div>
      <button
        type="button"
        className={styles['blink']}
        aria-pressed={isOn}
        onPointerDown={hold(true)}
        onPointerUp={hold(false)}
        onPointerLeave={hold(false)}
        onPointerCancel={hold(false)}
        onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && blink.set(true)}
        onKeyUp={hold(false)}
        onBlur={hold(false)}
      >
        Hold to see the drawing (H)
      </button>
    </>
  );
}
