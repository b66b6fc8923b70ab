import { pictureCommand } from './picture-keys.ts';
import { obey, regionAt, rove, type PictureStage } from './picture-stage.ts';

/** Tab enters the picture once; from there every part, zone and zoom is a key away. */
export function listenToKeys(stage: PictureStage): () => void {
  const leaving = new AbortController();
  const { canvas, card, events } = stage;
  /** Space picks when it comes up, unless arrows were pressed with it. */
  let space: 'up' | 'down' | 'used' = 'up';
  const options = { signal: leaving.signal };
  const down = (event: KeyboardEvent) => {
    const region = regionAt(event.target);
    if (region === null) return;
    if (event.key === ' ') {
      event.preventDefault();
      if (space === 'up') space = 'down';
      return;
    }
    const command = pictureCommand(event, space !== 'up');
    if (!command || (command.kind === 'close' && card.at.get() === null)) return events.key(event, region);
    if (space === 'down') space = 'used';
    event.preventDefault();
    // Esc closes the topmost layer only.
    event.stopPropagation();
    obey(stage, command, region);
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    const region = regionAt(event.target);
    if (space === 'down' && region !== null) events.pick(region);
    space = 'up';
  };
  const focused = (event: FocusEvent) => {
    const region = regionAt(event.target);
    const element = stage.current();
    if (region === null || !element) return;
    rove(element, region);
    if (event.target instanceof Element && event.target.matches(':focus-visible')) card.rest(region);
  };
  const blurred = () => {
    space = 'up';
    card.leave();
  };
  canvas.addEventListener('keydown', down, options);
  canvas.addEventListener('keyup', up, options);
  canvas.addEventListener('focusin', focused, options);
  canvas.addEventListener('focusout', blurred, options);
  return () => leaving.abort();
}
