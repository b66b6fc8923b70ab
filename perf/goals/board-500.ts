import { type Goal, leastOf } from '../goal.ts';
import { oneOrder, openBoard } from '../support/boards.ts';
import { costOf, frameMs, type MeasuredPage, restMs } from '../support/frame-cost.ts';

const rounds = 12;

/** A board of 500 units is no more elements than one of 50, and answers within a frame. */
export const board500: Goal = {
  id: 'board-500',
  means: `elements of a board of 500 units, less those of 50; script, style and layout up to the frame that shows the board again, what a letter in its find box leaves, and a moved card, in milliseconds, least of ${rounds} each`,
  async measure({ product, browser }) {
    const order = await oneOrder(product.url);
    const few = await openBoard(browser, product.url, order, 50);
    const nodes = await nodesOf(few);
    await few.page.context().close();
    const board = await openBoard(browser, product.url, order, 500);
    const more = (await nodesOf(board)) - nodes;
    const open = await leastOf(rounds, () => openOnce(board));
    const filter = await leastOf(rounds, () => filterOnce(board));
    let moved = 0;
    const move = await leastOf(rounds, () => moveOnce(board, (moved += 1)));
    await board.page.context().close();
    return [
      { name: 'more-nodes', value: Math.max(0, more), limit: 0 },
      { name: 'open-ms', value: open, limit: frameMs },
      { name: 'filter-ms', value: filter, limit: frameMs },
      { name: 'move-ms', value: move, limit: frameMs },
    ];
  },
};

function nodesOf({ page }: MeasuredPage): Promise<number> {
  return page.locator('[data-board] *').count();
}

/** From My work and back: the shop is in memory. */
async function openOnce(board: MeasuredPage): Promise<number> {
  const { page } = board;
  const tabs = page.getByRole('navigation', { name: 'Shop' });
  await tabs.getByRole('link', { name: 'My work' }).click();
  await page.waitForURL(/my-work/);
  await page.waitForTimeout(restMs);
  await tabs.getByRole('link', { name: 'Board' }).focus();
  const [cost] = await costOf(board, async () => {
    await page.keyboard.press('Enter');
    await page.evaluate(cardsShown);
  });
  return cost;
}

/** The page comes in a task of its own; each frame looks for its cards. */
function cardsShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector('[data-card]') === null ? requestAnimationFrame(look) : resolve();
    look();
  });
}

async function filterOnce(board: MeasuredPage): Promise<number> {
  const { page } = board;
  const find = page.getByRole('searchbox', { name: 'Find on the board' });
  await find.fill('Owner ');
  await page.waitForTimeout(restMs * 3);
  const [cost] = await costOf(board, () => page.keyboard.press('4'));
  await find.fill('');
  await page.waitForTimeout(restMs * 3);
  return cost;
}

/** The first expected card is checked in; the question was asked before. */
async function moveOnce(board: MeasuredPage, at: number): Promise<number> {
  const { page } = board;
  await page
    .locator('[data-column="expected"] [data-card]')
    .nth(at % 3)
    .focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list', { name: 'What this move means' }).waitFor();
  await dialog.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.waitForTimeout(restMs);
  const [cost] = await costOf(board, () => page.keyboard.press('Enter'));
  await dialog.waitFor({ state: 'detached' });
  return cost;
}
