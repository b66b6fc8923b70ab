// The script of the pages that are only read, and of the forms until somebody touches them. They come as HTML with their
// styles; React and the router are fetched for a signed-in user, whose bar is another one, and when a visitor is about to
// open a form or to write into it.
import { keyValueStorage } from './features/session/key-value-storage.ts';
import { createSession, menuDebounceMs } from './features/session/session.ts';
import { askOtherTabs } from './features/session/tabs/other-tabs.ts';
import { readConfiguration } from './lib/calls/served-configuration.ts';
import { closeDetails } from './lib/page/close-details.ts';
import { focusPage } from './lib/page/focus-page.ts';
import { whenIdle } from './lib/page/when-idle.ts';

/** Pages a visitor can open from here that need the app. */
const forms = 'a[href^="/login"], a[href^="/order-form"], a[href^="/contact-us"]';

// The build names the app's scripts here, the first of them the one that starts it.
const scripts = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app']?.split(' ') ?? [];
const [app = ''] = scripts;
const session = createSession({
  tab: keyValueStorage(() => sessionStorage),
  device: keyValueStorage(() => localStorage),
  now: () => Date.now(),
  product: readConfiguration(document).product,
});
const reading = new AbortController();
const { signal } = reading;

if (session.state().signedIn) startApp();
else read();

function read(): void {
  for (const details of document.querySelectorAll('details')) closeDetails(details, signal);
  document.addEventListener('play', hidePlayButton, { capture: true, signal });
  document.addEventListener('click', playFilm, { signal });
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, fetchForForm, { passive: true, signal });
  if (isOpenedFromHere()) focusPage();
  const form = document.querySelector<HTMLFormElement>('main form');
  if (form !== null) startWhenTouched(form);
  // The app asks anew and takes over the sign-in.
  const stop = askOtherTabs(startApp);
  signal.addEventListener('abort', stop);
  setTimeout(startIfSignedIn, menuDebounceMs);
  // Going back may show this page as it was before signing in.
  addEventListener('pageshow', startIfSignedIn, { signal });
}

/** A form can be written into as HTML; checking, signing and sending need the app. */
function startWhenTouched(form: HTMLFormElement): void {
  if (isTouched(form)) return startApp();
  // Moving the mouse or scrolling by a finger comes before the first key, so the app is there by then.
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'])
    document.addEventListener(sign, startApp, { passive: true, signal });
  document.addEventListener('pointermove', startWhenMoved(), { passive: true, signal });
  const fetchWhenIdle = () => whenIdle(fetchApp);
  if (document.readyState === 'complete') fetchWhenIdle();
  else addEventListener('load', fetchWhenIdle, { signal });
}

/** A page that opens under a resting pointer hears of it once, without anybody having touched it. */
function startWhenMoved(): (event: PointerEvent) => void {
  let first: PointerEvent | undefined;
  return (event) => {
    first ??= event;
    if (event.clientX !== first.clientX || event.clientY !== first.clientY) startApp();
  };
}

/** True when somebody was quicker than this script, or the address brings a text for the form. */
function isTouched(form: HTMLFormElement): boolean {
  const isFilled = [...new FormData(form).values()].some((value) => value !== '');
  return isFilled || form.contains(document.activeElement) || location.hash !== '';
}

function startIfSignedIn(): void {
  if (session.check().signedIn) startApp();
}

function startApp(): void {
  if (signal.aborted) return;
  reading.abort();
  fetchApp();
  void import(/* @vite-ignore */ app);
}

function fetchForForm({ target }: Event): void {
  if (target instanceof Element && target.closest(forms) !== null) fetchApp();
}

/** Fetches the scripts without running them. */
function fetchApp(): void {
  for (const href of scripts.splice(0)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/** The large button over the film's still starts it, and goes once it plays. */
function playFilm({ target }: Event): void {
  const film = target instanceof Element ? target.closest('video + button')?.previousElementSibling : null;
  if (film instanceof HTMLVideoElement) void film.play();
}

function hidePlayButton({ target }: Event): void {
  const button = target instanceof HTMLVideoElement ? target.nextElementSibling : null;
  if (button instanceof HTMLElement) button.hidden = true;
}

/** Following a link of the product leads to the heading, as it does inside the app. */
function isOpenedFromHere(): boolean {
  const activation = window.navigation?.activation;
  // Null when another site led here.
  return activation?.navigationType === 'push' && activation.from !== null;
}
