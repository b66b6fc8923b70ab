import type { Page } from '@playwright/test';
import { accessibilityFaults, settled } from './axe.ts';
import { expect, test } from './product.ts';

const modes = [
  { name: 'light', theme: 'light', contrast: 'normal' },
  { name: 'dark', theme: 'dark', contrast: 'normal' },
  { name: 'sunlight', theme: 'light', contrast: 'sun' },
] as const;

test.describe('the components at /ui', () => {
  for (const mode of modes) {
    test(`break no accessibility rule in ${mode.name}`, async ({ page }) => {
      await openCatalogue(page, mode);
      await settled(page);
      // A theme changes colors and nothing else.
      expect(await accessibilityFaults(page, mode.name === 'light' ? 'all' : 'colors')).toEqual([]);
    });
  }

  test('follow the system until the user chooses, and remember the choice on this device', async ({
    page,
  }) => {
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/ui/');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    await expect(html).toHaveAttribute('data-contrast', 'sun');
    await expect(html).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
    await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Light' }).click();
    await page.getByRole('radiogroup', { name: 'Density' }).getByRole('radio', { name: 'Touch' }).click();
    await page.reload();
    await expect(html).not.toHaveAttribute('data-theme');
    await expect(html).toHaveAttribute('data-density', 'touch');
    const save = page.getByRole('button', { name: 'Primary' }).first();
    expect((await save.boundingBox())?.height).toBe(44);
  });

  test('print in light, whatever the screen shows', async ({ page }) => {
    await openCatalogue(page, modes[1]);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const onScreen = await background();
    await page.emulateMedia({ media: 'print' });
    expect([onScreen, await background()]).toEqual(['rgb(13, 17, 22)', 'rgb(244, 245, 247)']);
  });
});

test.describe('by keyboard alone', () => {
  test('a menu opens, moves, skips what is disabled, acts and gives focus back', async ({ page }) => {
    await page.goto('/ui/?only=overlays');
    const trigger = page.getByRole('button', { name: 'Line actions' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chosen: delete')).toBeVisible();
    await expect(trigger).toBeFocused();
  });

  test('a dialog keeps focus inside and returns it to the button that opened it', async ({ page }) => {
    await page.goto('/ui/?only=overlays');
    const trigger = page.getByRole('button', { name: 'Open the dialog' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send for approval' });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('deleting asks first, with focus on Cancel, and tells the answer once it closes', async ({ page }) => {
    await page.goto('/ui/?only=overlays');
    const trigger = page.getByRole('button', { name: 'Delete line 4' });
    await trigger.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete line 4?' });
    await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Result: false')).toBeVisible();
    await expect(trigger).toBeFocused();
    await trigger.press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Result: true')).toBeVisible();
    await trigger.press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Result: false')).toBeVisible();
  });

  test('a confirmation without the cancel option has only OK', async ({ page }) => {
    await page.goto('/ui/?only=overlays');
    await page.getByRole('button', { name: 'Finish the import' }).press('Enter');
    const notice = page.getByRole('alertdialog', { name: 'Import finished' });
    await expect(notice.getByRole('button')).toHaveText(['OK']);
    await expect(notice.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Result: true')).toBeVisible();
  });

  test('a button whose action runs says so to who cannot see it turn', async ({ page }) => {
    await page.goto('/ui/?only=buttons');
    const said = page.locator('[aria-live="polite"]', { hasText: ': in progress' });
    await expect(said).toHaveCount(1);
  });

  test('an icon button explains itself when it takes focus', async ({ page }) => {
    await page.goto('/ui/');
    await settled(page);
    await page.getByRole('button', { name: 'Rates' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Copy the estimate number');
    // Taking the focus can scroll the page to the button; the tooltip outlives that.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
          );
          scrollBy(0, 30);
        }),
    );
    await settled(page);
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('a combo box narrows its list, takes the first that fits by Enter, and keeps what is typed while none does', async ({
    page,
  }) => {
    await page.goto('/ui/?only=lists');
    const field = page.getByRole('combobox', { name: 'Find a vehicle type' });
    // An open list closes when the page scrolls, so the field is brought into sight first.
    await field.click();
    await page.keyboard.type('class');
    await expect(page.getByRole('option')).toHaveText([
      'Class A motorhome',
      'Class B van',
      'Class C motorhome',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Class B van');
    await expect(page.getByText('Chosen: class-b')).toBeVisible();
    await field.fill('zeppelin');
    await expect(page.getByText('No data available')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('zeppelin');
    await field.fill('fifth');
    await expect(page.getByRole('option')).toHaveText(['Fifth wheel']);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Fifth wheel');
    await expect(page.getByText('Chosen: fifth-wheel')).toBeVisible();
  });
});

test.describe('the multi-select dropdown', () => {
  test('carries the texts and the height of the specification', async ({ page }) => {
    await page.goto('/ui/?only=lists');
    await page.getByRole('button', { name: /^Vehicle types/ }).click();
    const list = page.getByRole('listbox', { name: 'Vehicle types' });
    await expect(page.getByPlaceholder('Search')).toBeFocused();
    // A list on its way in is a hair smaller by rounding.
    expect(Math.round((await list.boundingBox())?.height ?? 0)).toBe(197);
    await page.getByRole('button', { name: 'UnSelect All' }).click();
    await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await expect(list.getByRole('option', { selected: true })).toHaveCount(7);
    await page.getByPlaceholder('Search').fill('zeppelin');
    await expect(list).toHaveText('No data available');
  });

  test('searches by typing, chooses by Enter, and Esc closes it without dropping the choice', async ({
    page,
  }) => {
    await page.goto('/ui/?only=lists');
    const trigger = page.getByRole('button', { name: /^Vehicle types/ });
    await trigger.press('Enter');
    await page.keyboard.type('toy');
    await expect(page.getByRole('option')).toHaveText(['Toy hauler']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveText('Class A motorhome, Class C motorhome, Toy hauler');
  });

  test('takes no more than its limit', async ({ page }) => {
    await page.goto('/ui/?only=lists');
    await page.getByRole('button', { name: /^Two at most/ }).click();
    await expect(page.getByRole('button', { name: 'Select All', exact: true })).toBeDisabled();
    await page.getByRole('option', { name: 'Fifth wheel' }).click();
    await page.getByRole('option', { name: 'Class A motorhome' }).click();
    await expect(page.getByRole('option', { name: 'Class B van' })).toBeDisabled();
    await expect(page.getByRole('option', { name: 'Fifth wheel' })).toBeEnabled();
  });

  test('says so when there is nothing to choose', async ({ page }) => {
    await page.goto('/ui/?only=lists');
    await page.getByRole('button', { name: /^Nothing to choose/ }).click();
    await expect(page.getByText('No data available')).toBeVisible();
  });
});

test.describe('fields', () => {
  test('money is read in cents, shown with two decimals, and never rounded in silence', async ({ page }) => {
    await page.goto('/ui/?only=figures');
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill('$2,500.5');
    await price.press('Enter');
    await expect(price).toHaveValue('2,500.50');
    await expect(page.getByText('250050 cents')).toBeVisible();
    await price.fill('19.999');
    await price.blur();
    await expect(price).toHaveAccessibleDescription('Enter a number with at most 2 decimals.');
    await expect(price).toHaveValue('19.999');
    await price.fill('');
    await price.blur();
    await expect(page.getByText('no cents')).toBeVisible();
  });

  test('hours move by a tenth with the arrow keys', async ({ page }) => {
    await page.goto('/ui/?only=figures');
    const hours = page.getByRole('textbox', { name: 'Hours', exact: true });
    await hours.press('ArrowUp');
    await hours.press('ArrowUp');
    await expect(hours).toHaveValue('6.7');
  });

  test('a password can be shown, and the button says whether it is', async ({ page }) => {
    await page.goto('/ui/?only=fields');
    const field = page.getByRole('textbox', { name: 'Password', exact: true });
    const toggle = page.getByRole('button', { name: 'Show password' }).first();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
  });

  test('an error is tied to its field', async ({ page }) => {
    await page.goto('/ui/?only=fields');
    const vin = page.getByRole('textbox', { name: 'VIN', exact: true });
    await expect(vin).toHaveAttribute('aria-invalid', 'true');
    await expect(vin).toHaveAccessibleDescription(/Check digit is 8/);
  });
});

test.describe('pagination', () => {
  test('shows at most seven page links between Previous and Next, wherever one stands', async ({ page }) => {
    await page.goto('/ui/?only=navigation');
    const pages = page.getByRole('navigation', { name: 'Pages of the list' });
    const numbers = pages.getByRole('listitem');
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '…', '24']);
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
    for (let turn = 0; turn < 5; turn += 1) await pages.getByRole('link', { name: 'Next' }).click();
    await expect(numbers).toHaveText(['1', '…', '5', '6', '7', '…', '24']);
    await expect(pages.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: 'Page 24' }).click();
    await expect(numbers).toHaveText(['1', '…', '20', '21', '22', '23', '24']);
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  });
});

test.describe('the table', () => {
  test('says by which column it is sorted', async ({ page }) => {
    await page.goto('/ui/?only=tables');
    const table = page.getByRole('table', { name: 'Estimates', exact: true });
    const total = table.getByRole('columnheader', { name: 'Total' });
    await total.getByRole('button').click();
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('rowheader').first()).toHaveText('E-10471');
    await total.getByRole('button').click();
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getByRole('rowheader').first()).toHaveText('E-10477');
  });
});

test.describe('files', () => {
  test('a file over 10 MB is refused with its size and the limit; the others are taken', async ({ page }) => {
    await page.goto('/ui/?only=files');
    await page.getByLabel('Drop photos here or choose them').evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(10_485_760)], 'IMG_2287.jpg'));
      chosen.items.add(new File([new Uint8Array(14_889_779)], 'IMG_2290.png'));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByText('Taken: IMG_2287.jpg')).toBeVisible();
    await expect(page.getByRole('alert').getByText('IMG_2290.png')).toBeVisible();
    await expect(page.getByText('14.2 MB. The limit is 10 MB.')).toBeVisible();
  });
});

async function openCatalogue(page: Page, mode: (typeof modes)[number]): Promise<void> {
  await page.addInitScript(({ theme, contrast }) => {
    localStorage.setItem('dre_theme', theme);
    localStorage.setItem('dre_contrast', contrast);
  }, mode);
  await page.goto('/ui/');
}
