import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { render } from '../../testing/render.tsx';
import { Overlays } from '../Overlays.tsx';

const button = (name: string) => screen.getByRole('button', { name });

/** Focus may move shortly after its target appears. */
const expectFocus = (element: HTMLElement | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(element));

async function pressEnterOn(name: string) {
  const user = aUser();
  const trigger = button(name);
  trigger.focus();
  await user.keyboard('{Enter}');
  return { user, trigger };
}

describe('by keyboard alone', () => {
  test('a menu opens, moves, skips what is disabled, acts and gives focus back', async () => {
    render(<Overlays />);
    const { user, trigger } = await pressEnterOn('Line actions');
    await expectFocus(await screen.findByRole('menuitem', { name: /^Duplicate/ }));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expectFocus(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Chosen: delete')).toBeDefined();
    await expectFocus(trigger);
  });

  test('a dialog keeps focus inside and returns it to the button that opened it', async () => {
    render(<Overlays />);
    const { user, trigger } = await pressEnterOn('Open the dialog');
    const dialog = await screen.findByRole('dialog', { name: 'Send for approval' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await expectFocus(trigger);
  });

  test('deleting asks first, with focus on Cancel, and tells the answer once it closes', async () => {
    render(<Overlays />);
    const { user, trigger } = await pressEnterOn('Delete line 4');
    const question = () => screen.findByRole('alertdialog', { name: 'Delete line 4?' });
    await expectFocus(within(await question()).getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Enter}');
    await screen.findByText('Result: false');
    await expectFocus(trigger);
    await user.keyboard('{Enter}');
    await expectFocus(within(await question()).getByRole('button', { name: 'Cancel' }));
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText('Result: true');
    await expectFocus(trigger);
    await user.keyboard('{Enter}');
    await question();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Result: false')).toBeDefined();
  });

  test('a confirmation without the cancel option has only OK', async () => {
    render(<Overlays />);
    const { user } = await pressEnterOn('Finish the import');
    const notice = await screen.findByRole('alertdialog', { name: 'Import finished' });
    const [only, ...more] = within(notice).getAllByRole('button');
    expect(more).toEqual([]);
    expect(only?.textContent).toBe('OK');
    await expectFocus(only);
    await user.keyboard('{Enter}');
    await screen.findByText('Result: true');
  });
});
