import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { render } from '../../testing/render.tsx';
import { Lists } from '../Lists.tsx';

const options = () => screen.queryAllByRole('option');
const labels = () => options().map((option) => option.textContent);
const selected = () => screen.queryAllByRole('option', { selected: true });

/** The button that opens a list begins with its label; two lists are told apart by it. */
const opener = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) });

test('a combo box narrows its list, takes the first that fits by Enter, and keeps what is typed while none does', async () => {
  const user = aUser();
  render(<Lists />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a vehicle type' });
  await user.type(field, 'class');
  await waitFor(() => expect(labels()).toEqual(['Class A motorhome', 'Class B van', 'Class C motorhome']));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field.value).toBe('Class B van');
  await screen.findByText('Chosen: class-b');
  await user.clear(field);
  await user.keyboard('zeppelin');
  await screen.findByText('No data available');
  await user.keyboard('{Enter}');
  expect(field.value).toBe('zeppelin');
  await user.clear(field);
  await user.keyboard('fifth');
  await waitFor(() => expect(labels()).toEqual(['Fifth wheel']));
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Fifth wheel');
  await screen.findByText('Chosen: fifth-wheel');
});

describe('the multi-select dropdown', () => {
  test('carries the texts of the specification', async () => {
    const user = aUser();
    render(<Lists />);
    await user.click(opener('Vehicle types'));
    const list = await screen.findByRole('listbox', { name: 'Vehicle types' });
    const search = screen.getByPlaceholderText('Search');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.click(screen.getByRole('button', { name: 'UnSelect All' }));
    await waitFor(() => expect(selected()).toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    await waitFor(() => expect(selected()).toHaveLength(7));
    await user.type(search, 'zeppelin');
    await waitFor(() => expect(list.textContent).toBe('No data available'));
  });

  test('searches by typing, chooses by Enter, and Esc closes it without dropping the choice', async () => {
    const user = aUser();
    render(<Lists />);
    const trigger = opener('Vehicle types');
    trigger.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByPlaceholderText('Search')));
    await user.keyboard('toy');
    await waitFor(() => expect(labels()).toEqual(['Toy hauler']));
    await user.keyboard('{ArrowDown}{Enter}{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(trigger.textContent).toBe('Class A motorhome, Class C motorhome, Toy hauler');
  });

  test('takes no more than its limit', async () => {
    const user = aUser();
    render(<Lists />);
    await user.click(opener('Two at most'));
    const list = within(await screen.findByRole('listbox'));
    const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Select All' });
    expect(all.disabled).toBe(true);
    await user.click(list.getByRole('option', { name: 'Fifth wheel' }));
    await user.click(list.getByRole('option', { name: 'Class A motorhome' }));
    const disabled = (name: string) => list.getByRole('option', { name }).getAttribute('aria-disabled');
    await waitFor(() => expect(disabled('Class B van')).toBe('true'));
    expect(disabled('Fifth wheel')).toBeNull();
  });

  test('says so when there is nothing to choose', async () => {
    const user = aUser();
    render(<Lists />);
    await user.click(opener('Nothing to choose'));
    expect(await screen.findByText('No data available')).toBeDefined();
  });
});
