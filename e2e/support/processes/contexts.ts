import type { Browser, BrowserContext } from '@playwright/test';

/** The contexts of one worker, by the options they were created with. */
export type Contexts = Map<string, BrowserContext>;

/**
 * An empty device with one open page. Stories with the same options use one context after the other: it keeps nothing
 * but the browser's cache of files, so that scripts are fetched and compiled once and not for each story.
 */
export async function emptyDevice(
  contexts: Contexts,
  { browser, origin, options }: { browser: Browser; origin: string; options: object },
): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  const used = contexts.get(key);
  // Inside a story the options of its file are the default for every new context.
  const context = used ?? (await browser.newContext());
  contexts.set(key, context);
  const page = await context.newPage();
  if (used === undefined) return context;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  return context;
}

/** Ends all work of a story; the next one clears what its pages have stored. */
export async function leaveDevice(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
}
