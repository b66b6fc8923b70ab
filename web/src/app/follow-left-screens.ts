import type { LoginEvents } from '../features/session/login-events.ts';
import { leftScreens } from '../lib/page/left-screens.ts';
import type { createAppRouter } from './routes/router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** By then the reader has begun at the top. */
const longestMs = 5_000;

/** Reopens a screen at the scroll position it was left at, also by a link. Its rows may arrive after it. */
export function followLeftScreens(router: AppRouter, events: LoginEvents): void {
  let going = new AbortController();
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    going.abort();
    if (fromLocation) leftScreens.leave(fromLocation.href, scrollY);
  });
  router.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
    const top = leftScreens.topOf(toLocation.href);
    if (!hrefChanged || top === 0 || toLocation.hash !== '') return;
    going = new AbortController();
    scrollOnceThere(top, going);
  });
  events.listen((event) => {
    if (event === 'LoggedIn' || event === 'LoggedOut') leftScreens.forget();
  });
}

function scrollOnceThere(top: number, going: AbortController): void {
  const { signal } = going;
  const stop = () => going.abort();
  const watch = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, longestMs);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  // Input of the user in the meantime cancels the scrolling.
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, stop, { signal, passive: true });
  watch.observe(document.body);
}
