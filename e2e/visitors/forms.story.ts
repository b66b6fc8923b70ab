import type { Page } from '@playwright/test';
import { expect, test } from '../support/product.ts';

async function fillContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitfield');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('not an address, and welcome');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nplease.');
}

/** Blocks until the story opens it. */
function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Signature, empty' });
  await expect(pad).toHaveAttribute('data-ready');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The signature pad is not on the page.');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(box.x + 60 + step * 15, box.y + 60 + (step % 2) * 40);
  }
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Signature, signed' })).toBeVisible();
}

test('a contact message is sent after a check that failed was tried again, and is thanked for in the words of the product', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 503/);
  await page.route('**/api/captcha/challenge*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await fillContact(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('status').getByText('Checked', { exact: true })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeEnabled();
  await send.click();
  const thanks = page.getByRole('heading', { name: 'Thank your for contacting Damage Repair Estimator' });
  await expect(thanks).toBeFocused();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/about');
});

test('an order is sent with a drawn signature, which can be cleared and is kept when the sending fails', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 500/);
  await page.route('**/api/Dre/SendOrderFormEmail', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto('/order-form');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Test Drive the NEW Damage Repair Estimator',
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Register for a free 30-day trial');
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveAttribute('rows', '5');
  const submit = page.getByRole('button', { name: 'Submit Order Form' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitfield');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('dana@example.com');
  await drawSignature(page);
  await expect(submit).toBeEnabled();
  await page.getByRole('button', { name: 'Clear Signature' }).click();
  await expect(submit).toBeDisabled();
  await expect(page.getByText('Still needed: signature')).toBeVisible();

  await drawSignature(page);
  await submit.click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('img', { name: 'Signature, signed' })).toBeVisible();
  const sending = page.waitForRequest('**/api/Dre/SendOrderFormEmail');
  await submit.click();
  const body = (await sending).postDataJSON() as Record<string, string>;
  expect(body['app']).toBe('DRE');
  expect(body['signature']).toMatch(/^data:image\/png;base64,/);
  await expect(
    page.getByRole('heading', {
      name: 'Thank your submitting an order form you will hear back from DRE support to help set up your account.',
    }),
  ).toBeFocused();
});

test('an order can be written and signed with the keyboard alone', async ({ page }) => {
  await page.goto('/order-form');
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('Dana Whitfield');
  await expect(page.getByRole('img', { name: 'Signature, empty' })).toHaveAttribute('data-ready');
  await type('Body shop manager');
  await type('Lakeshore RV');
  await type('(616) 555-0142');
  await type('dana@example.com');
  await type('4180 Harbor Park Drive');
  await type('A dealer');
  await expect(page.getByRole('button', { name: 'Type my name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dana Whitfield');
  await page.keyboard.press('Enter');
  const submit = page.getByRole('button', { name: 'Submit Order Form' });
  await expect(submit).toBeEnabled();
  while (!(await submit.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Thank your submitting/ })).toBeFocused();
});

test('what was typed before the script arrived is still there and is sent', async ({ page }) => {
  const script = aGate();
  await page.route('**/assets/*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await fillContact(page);
  script.open();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Dana Whitfield');
  const sending = page.waitForRequest('**/api/Dre/SendContactUsEmail');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sending).postDataJSON()).toMatchObject({
    name: 'Dana Whitfield',
    message: 'Two lines,\nplease.',
  });
});
