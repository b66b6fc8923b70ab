import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { render } from '../../testing/render.tsx';
import { Film } from './film.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the large button says how long the film is and starts it', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<Film />);
  await aUser().click(screen.getByRole('button', { name: 'Play the film, 1 min 12 s' }));
  expect(play).toHaveBeenCalledOnce();
});
