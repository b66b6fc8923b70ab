import type { Page } from '@playwright/test';

/** Counts React's commits from the start; React reports them to the hook of its developer tools. */
export async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { commits: 0 };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        counted.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    };
    Object.assign(window, { reactWork: counted, ['__REACT_DEVTOOLS_GLOBAL_HOOK__']: hook });
  });
}

export interface PageWork {
  readonly layouts: number;
  readonly commits: number;
}

/** The number of layouts and React commits so far. */
export async function workCounter(page: Page): Promise<() => Promise<PageWork>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
    const { commits } = await page.evaluate(
      () => (window as unknown as { reactWork: { commits: number } }).reactWork,
    );
    return { layouts, commits };
  };
}
