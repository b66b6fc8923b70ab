/**
 * Delays changes of the page's height until a press ends, because leaving a field by pressing a button must not move
 * the button from under the pointer. Without a press they happen at once.
 */
export function watchPresses(page: EventTarget): {
  readonly afterPress: (then: () => void) => void;
  readonly stop: () => void;
} {
  const waiting: (() => void)[] = [];
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // The click of a press comes after its release, in the same task.
    setTimeout(() => {
      for (const then of waiting.splice(0)) then();
    }, 0);
  };
  page.addEventListener('pointerdown', press, true);
  page.addEventListener('pointerup', release, true);
  page.addEventListener('pointercancel', release, true);
  return {
    afterPress(then) {
      if (isPressed) waiting.push(then);
      else then();
    },
    stop() {
      page.removeEventListener('pointerdown', press, true);
      page.removeEventListener('pointerup', release, true);
      page.removeEventListener('pointercancel', release, true);
    },
  };
}
