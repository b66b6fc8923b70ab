import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { useRefreshWhileVisible } from './refresh-shared.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Refreshing({ isOn, refresh }: { readonly isOn: boolean; readonly refresh: () => void }) {
  useRefreshWhileVisible(isOn, refresh);
  return null;
}

test('an open page is read again every half minute and on return to it, and not while an answer is sent', () => {
  const refresh = vi.fn<() => void>();
  render(<Refreshing isOn refresh={refresh} />);
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(3);
  const sending = vi.fn<() => void>();
  render(<Refreshing isOn={false} refresh={sending} />);
  vi.advanceTimersByTime(60_000);
  expect(sending).not.toHaveBeenCalled();
});
