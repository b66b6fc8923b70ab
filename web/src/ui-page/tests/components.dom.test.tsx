import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aUser, type User } from '../../testing/a-user.ts';
import { render } from '../../testing/render.tsx';
import { Buttons } from '../Buttons.tsx';
import { Fields } from '../Fields.tsx';
import { Figures } from '../Figures.tsx';
import { Files } from '../Files.tsx';
import { Navigation } from '../Navigation.tsx';
import { Tables } from '../Tables.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function replace(user: User, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

test('a button whose action runs says so to who cannot see it turn', async () => {
  render(<Buttons />);
  const said = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].filter((region) =>
      region.textContent.includes(': in progress'),
    );
  await waitFor(() => expect(said()).toHaveLength(1));
});

test('money is read in cents, shown with two decimals, and never rounded in silence', async () => {
  const user = aUser();
  render(<Figures />);
  const price = field('Price');
  await replace(user, price, '$2,500.5{Enter}');
  await waitFor(() => expect(price.value).toBe('2,500.50'));
  screen.getByText('250050 cents');
  await replace(user, price, '19.999');
  await user.tab();
  screen.getByRole('textbox', { name: 'Price', description: 'Enter a number with at most 2 decimals.' });
  expect(price.value).toBe('19.999');
  await user.clear(price);
  await user.tab();
  await screen.findByText('no cents');
});

test('hours move by a tenth with the arrow keys', async () => {
  const user = aUser();
  render(<Figures />);
  const hours = field('Hours');
  hours.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(hours.value).toBe('6.7'));
});

test('a password can be shown, and the button says whether it is', async () => {
  const user = aUser();
  render(<Fields />);
  const password = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
  const [toggle] = screen.getAllByRole('button', { name: 'Show password' });
  if (toggle === undefined) throw new Error('No password can be shown.');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(password.type).toBe('text');
});

test('an error is tied to its field', () => {
  render(<Fields />);
  const vin = screen.getByRole('textbox', { name: 'VIN', description: /Check digit is 8/ });
  expect(vin.getAttribute('aria-invalid')).toBe('true');
});

test('pagination shows at most seven page links between Previous and Next, wherever one stands', async () => {
  const user = aUser();
  render(<Navigation />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
  const numbers = () => pages.getAllByRole('listitem').map((item) => item.textContent);
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '…', '24']);
  expect(pages.queryByRole('link', { name: 'Previous' })).toBeNull();
  for (let turn = 0; turn < 5; turn += 1) await user.click(pages.getByRole('link', { name: 'Next' }));
  expect(numbers()).toEqual(['1', '…', '5', '6', '7', '…', '24']);
  expect(pages.getByRole('link', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page');
  await user.click(pages.getByRole('link', { name: 'Page 24' }));
  expect(numbers()).toEqual(['1', '…', '20', '21', '22', '23', '24']);
  expect(pages.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('a table says by which column it is sorted', async () => {
  const user = aUser();
  render(<Tables />);
  const table = within(screen.getByRole('table', { name: 'Estimates' }));
  const total = table.getByRole('columnheader', { name: 'Total' });
  const first = () => table.getAllByRole('rowheader')[0]?.textContent;
  await user.click(within(total).getByRole('button'));
  expect(total.getAttribute('aria-sort')).toBe('ascending');
  expect(first()).toBe('E-10471');
  await user.click(within(total).getByRole('button'));
  expect(total.getAttribute('aria-sort')).toBe('descending');
  expect(first()).toBe('E-10477');
});

test('a file over 10 MB is refused with its size and the limit; the others are taken', async () => {
  const user = aUser();
  render(<Files />);
  await user.upload(screen.getByLabelText(/Drop photos here or choose them/), [
    new File([new Uint8Array(10_485_760)], 'IMG_2287.jpg', { type: 'image/jpeg' }),
    new File([new Uint8Array(14_889_779)], 'IMG_2290.png', { type: 'image/png' }),
  ]);
  await screen.findByText('Taken: IMG_2287.jpg');
  expect(screen.getByText('IMG_2290.png').closest('[role=alert]')).not.toBeNull();
  screen.getByText('14.2 MB. The limit is 10 MB.');
});
