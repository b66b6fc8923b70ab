const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Notices typing, clicking and scrolling; each call resets it. */
export function watchInput(page: EventTarget): () => boolean {
  let hadInput = false;
  const notice = () => {
    hadInput = true;
  };
  for (const sign of signs) page.addEventListener(sign, notice, { capture: true, passive: true });
  return () => {
    const answer = hadInput;
    hadInput = false;
    return answer;
  };
}
