const untilShown = 180;
const untilHidden = 120;
/** After one tooltip the next one shows without delay for this long. */
const staysWarm = 500;

let warmUntil = 0;
let hideShown: (() => void) | undefined;

export interface TooltipTrigger {
  readonly show: (atOnce: boolean) => void;
  readonly hide: (atOnce: boolean) => void;
  /** Follows the pointer and the focus on a button; returns how to stop. */
  readonly listen: (button: HTMLElement) => () => void;
}

/** Times a tooltip: one at a time, not for touch, and not while its button is pressed. */
export function tooltipTrigger(setShown: (isShown: boolean) => void): TooltipTrigger {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  const setNow = (next: boolean) => {
    clearTimeout(timer);
    if (isShown === next) return;
    isShown = next;
    if (next) {
      hideShown?.();
      hideShown = hideNow;
    } else {
      warmUntil = Date.now() + staysWarm;
      if (hideShown === hideNow) hideShown = undefined;
    }
    setShown(next);
  };
  const hideNow = () => setNow(false);
  const after = (wait: number, next: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => setNow(next), wait);
  };
  const show = (atOnce: boolean) => {
    if (atOnce || Date.now() < warmUntil || isShown) setNow(true);
    else after(untilShown, true);
  };
  const hide = (atOnce: boolean) => (atOnce ? hideNow() : after(untilHidden, false));
  return { show, hide, listen: (button) => listenTo(button, show, hide) };
}

function listenTo(
  button: HTMLElement,
  show: TooltipTrigger['show'],
  hide: TooltipTrigger['hide'],
): () => void {
  const leaving = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => button.addEventListener(name, act, { signal: leaving.signal });
  on('pointerenter', ({ pointerType }) => pointerType !== 'touch' && show(false));
  on('pointerleave', () => hide(false));
  on('pointerdown', () => hide(true));
  on('keydown', () => hide(true));
  on('focus', () => button.matches(':focus-visible') && show(true));
  on('blur', () => hide(true));
  return () => {
    leaving.abort();
    hide(true);
  };
}
