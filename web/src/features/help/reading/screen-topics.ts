import { type Screen, screenAt } from '@dre/core/contract/screens';
import { type Branch, treeOf } from '@dre/core/domain/help/tree';
import type { Topic } from './help-cache.ts';

const keptAtMost = 5;

/** The topics about the screen at a path: those about few screens first, then in the order of the tree. */
export function topicsFor(topics: readonly Topic[], path: string): readonly Topic[] {
  const screen = screenAt(path)?.path;
  if (screen === undefined) return [];
  return inTreeOrder(treeOf(topics))
    .filter(({ screens }) => screens.includes(screen))
    .toSorted((a, b) => a.screens.length - b.screens.length);
}

function inTreeOrder(branches: readonly Branch<Topic>[]): readonly Topic[] {
  return branches.flatMap(({ topic, below }) => [topic, ...inTreeOrder(below)]);
}

interface Entries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/** The last page of the product before the help was opened, where the browser reports it. */
export function screenBefore(): string | undefined {
  const { navigation } = window as { readonly navigation?: Entries };
  const at = navigation?.currentEntry?.index ?? 0;
  const earlier = (navigation?.entries() ?? []).slice(0, at).toReversed();
  return earlier
    .map(({ url }) => (url === null ? '' : new URL(url).pathname))
    .find((path) => isOfWork(screenAt(path)));
}

/** Excludes public pages: nobody looks for help on the page they signed in at. */
function isOfWork(screen: Screen | undefined): boolean {
  return screen !== undefined && screen.area !== 'public' && !screen.path.startsWith('/help/view-topics');
}

const readKey = 'dre_help_read';

/** The slugs of the topics read last on this device, the latest first. */
export function recentlyRead(): readonly string[] {
  const kept = localStorage.getItem(readKey) ?? '';
  return kept.split(' ').filter((slug) => slug !== '');
}

export function noteRead(slug: string): void {
  const others = recentlyRead().filter((other) => other !== slug);
  localStorage.setItem(readKey, [slug, ...others].slice(0, keptAtMost).join(' '));
}
