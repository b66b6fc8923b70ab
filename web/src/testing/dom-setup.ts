import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { pageDrawn } from './a-user.ts';
import { clearPage } from './render.tsx';

// A browser has these and jsdom has not. Nothing has a size here, so no size changes.
globalThis.CSS ??= { escape: escapeIdentifier } as typeof CSS;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollTo ??= () => {};
// Nothing moves, as in the stories.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion'),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// No style sheet is loaded, so only what an element carries itself decides. jsdom would still match all rules of a browser's
// own sheet against every element a query passes: nine tenths of the time of a test.
const initial: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  'pointer-events': 'auto',
  overflow: 'visible',
  content: 'none',
};
window.getComputedStyle = (element, pseudo) => {
  const { style, hidden } = element as HTMLElement;
  const read = (name: string): string => {
    if (name === 'display' && hidden) return 'none';
    const own = pseudo ? '' : style.getPropertyValue(name);
    return own === '' ? (initial[name] ?? '') : own;
  };
  const values = { getPropertyValue: read } as CSSStyleDeclaration;
  return new Proxy(values, {
    get: (_, name) => (name === 'getPropertyValue' ? read : read(dashed(String(name)))),
  });
};

configure({
  // Long enough for a busy machine; nothing is measured by waiting.
  asyncUtilTimeout: 20_000,
  asyncWrapper: async (pressing) => {
    const outcome = await pressing();
    await pageDrawn();
    return outcome;
  },
});

afterEach(async () => {
  clearPage();
  // A dialog that was open gives its focus back in the next frame, which must not be one of the next test.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  localStorage.clear();
  sessionStorage.clear();
});

function escapeIdentifier(text: string): string {
  return text.replaceAll(/[^\w-]/g, String.raw`\$&`);
}

/** `pointerEvents` as style sheets write it. */
function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
