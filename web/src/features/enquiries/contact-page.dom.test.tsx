import { sendContactUsEmail } from '@dre/core/contract/enquiries/enquiries';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from '../../lib/calls/api.ts';
import { ConfigurationProvider } from '../../lib/calls/configuration.ts';
import { readConfiguration } from '../../lib/calls/served-configuration.ts';
import { ApiProvider } from '../../lib/calls/services.ts';
import { aUser, type User } from '../../testing/a-user.ts';
import { render } from '../../testing/render.tsx';
import { ContactPage } from './contact-page.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const api = createApi({
  base: () => '',
  token: () => undefined,
  cookies: () => '',
  onUnauthorized: () => undefined,
});

/** The page as a visitor sees it, with a check that passes; each submission gets the next of these replies. */
function open(...answers: readonly (() => Response | Promise<Response>)[]) {
  const left = [...answers];
  vi.stubGlobal('fetch', async (address: string) => {
    const next = address.endsWith(sendContactUsEmail.path) ? left.shift() : undefined;
    if (next === undefined) throw new Error(`Nobody answers ${address}.`);
    return next();
  });
  render(
    <RouterContextProvider router={router as never}>
      <ConfigurationProvider value={{ ...readConfiguration(document), captchaProvider: 'test' }}>
        <ApiProvider value={api}>
          <ContactPage />
        </ApiProvider>
      </ConfigurationProvider>
    </RouterContextProvider>,
  );
  return aUser();
}

afterEach(() => vi.unstubAllGlobals());

const field = (name: string) =>
  screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
const sent = () => screen.findByText('Your message has been sent.');

async function fill(user: User): Promise<void> {
  await user.type(field('Name'), 'Dana Whitfield');
  await user.type(field('Email Address'), 'not an address, and welcome');
  await user.type(field('Message'), 'Two lines,\nplease.');
  await waitFor(() => expect(send().disabled).toBe(false));
}

test('Send Message waits for name, email address, message and the check, and says so', async () => {
  const user = open();
  expect(send().disabled).toBe(true);
  expect(screen.getByText(/^Still needed: name, email address, message/)).toBeDefined();
  await user.type(field('Name'), '   ');
  await user.type(field('Email Address'), 'dana@example.com');
  await user.type(field('Message'), 'Hello');
  expect((await screen.findByText('Checked')).closest('output')).not.toBeNull();
  expect(await screen.findByText('Still needed: name')).toBeDefined();
  expect(send().disabled).toBe(true);
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Dana');
  await waitFor(() => expect(send().disabled).toBe(false));
});

test('required fields carry an asterisk and say that they are required', () => {
  open();
  const isRequired = (name: string) => field(name).getAttribute('aria-required');
  for (const name of ['Name', 'Email Address', 'Message']) expect(isRequired(name), name).toBe('true');
  for (const name of ['Title', 'Company', 'Phone Number']) expect(isRequired(name), name).not.toBe('true');
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label.includes('*'))).toHaveLength(3);
  expect(field('Message').getAttribute('rows')).toBe('5');
});

test('fields are closed while a message is sent', async () => {
  let answer: (reply: Response) => void = () => {};
  const user = open(() => new Promise((resolve) => (answer = resolve)));
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(field('Name').disabled).toBe(true));
  expect(field('Message').disabled).toBe(true);
  answer(Response.json(true));
  expect(await sent()).toBeDefined();
});

test.each([
  [
    'an error',
    () => Response.json({ type: 'about:blank', title: 'Not ready.', status: 503 }, { status: 503 }),
  ],
  ['a falsy answer', () => Response.json(false)],
])('%s from the server loses nothing that was typed, and the next try goes through', async (_, failing) => {
  const user = open(failing, () => Response.json(true));
  await fill(user);
  await user.type(field('Company'), 'Lakeshore RV');
  await user.click(send());
  const heading = await screen.findByRole('heading', {
    name: 'It looks like something went wrong. Please try again later',
  });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(field('Name').value).toBe('Dana Whitfield'));
  expect(field('Message').value).toBe('Two lines,\nplease.');
  expect(field('Company').value).toBe('Lakeshore RV');
  await waitFor(() => expect(send().disabled).toBe(false));
  await user.click(send());
  expect(await sent()).toBeDefined();
});
