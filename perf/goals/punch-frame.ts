import type { Page } from '@playwright/test';
import { phonesOf } from '../../chaos/phones.ts';
import { tokenOf } from '../../e2e/support/calls.ts';
import type { Goal } from '../goal.ts';

const presses = 200;

/** A press is on the screen with the next frame, and on the phone's disk right after. */
export const punchFrame: Goal = {
  id: 'punch-frame',
  means: `${presses} presses on a phone without a network: frames until the slowest is seen, and milliseconds until they are on the disk, ninety-ninth of a hundred`,
  async measure({ product, browser }) {
    const [phone] = await phonesOf(product, 1);
    if (phone === undefined) throw new Error('There is no technician.');
    phone.store().close();
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const token = await tokenOf(product.url, phone.name);
    await context.addInitScript((idToken) => sessionStorage.setItem('id_token', idToken), token);
    const page = await context.newPage();
    await page.goto(`${product.url}/shop/my-work`);
    const clock = page.getByRole('region', { name: 'Clock' });
    await clock.getByRole('button', { name: 'Clock in' }).waitFor();
    // The mark of the disk is only shown while the server has not answered.
    await context.setOffline(true);
    await clock.getByRole('button', { name: 'Clock in' }).click();
    await clock.getByText('Saved on this device').waitFor();
    const pressed: Pressed[] = [];
    for (let count = 0; count < presses; count += 1) {
      pressed.push(await pressOnce(page, count % 2 === 0 ? 'Waiting for parts' : 'Break'));
    }
    await context.close();
    const safeMs = pressed.map(({ safe }) => safe).toSorted((one, other) => one - other);
    return [
      { name: 'frames-until-seen', value: Math.max(...pressed.map(({ frames }) => frames)), limit: 1 },
      { name: 'safe-ms-p99', value: safeMs[Math.ceil(presses * 0.99) - 1] ?? Infinity, limit: 50 },
    ];
  },
};

interface Pressed {
  /** Frames drawn from the press up to the one that shows it. */
  readonly frames: number;
  /** Milliseconds from the press until the page says that the disk has it. */
  readonly safe: number;
}

function pressOnce(page: Page, name: string): Promise<Pressed> {
  return page.evaluate(async (label) => {
    const clock = document.querySelector('section[aria-label="Clock"]');
    const button = [...(clock?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent.trim() === label,
    );
    const time = clock?.querySelector('[role="timer"]')?.parentElement;
    if (!clock || !button || !time) throw new Error(`There is no button ${label}.`);
    const isSafe = () => clock.textContent.includes('Saved on this device');
    const before = time.textContent;
    const started = performance.now();
    button.click();
    const safe = new Promise<number>((resolve) => {
      const look = () => {
        if (!isSafe()) return;
        watching.disconnect();
        resolve(performance.now() - started);
      };
      const watching = new MutationObserver(look);
      watching.observe(clock, { subtree: true, childList: true, characterData: true });
    });
    let frames = 0;
    const isShown = () => time.textContent !== before && time.textContent.startsWith(label.slice(0, 5));
    do {
      await new Promise(requestAnimationFrame);
      frames += 1;
    } while (!isShown() && frames < 600);
    return { frames, safe: await safe };
  }, name);
}
