import { isOwnAddress } from '../content/link-address.ts';
import { linksOf, type RichText } from '../content/rich-text.ts';

export const topicPath = '/help/view-topics/';

export interface BrokenLink {
  readonly link: string;
  readonly why: string;
}

/**
 * Links to missing topics and screens; other sites are not checked. `topics` maps each slug to its visibility for
 * readers; `isScreen` tests whether the product has a screen at a path.
 */
export function brokenLinks(
  body: RichText,
  topics: { get(slug: string): boolean | undefined },
  isScreen: (path: string) => boolean,
): readonly BrokenLink[] {
  return linksOf(body)
    .filter(isOwnAddress)
    .flatMap((link) => {
      const path = link.split(/[?#]/, 1)[0] ?? '';
      if (path.startsWith(topicPath)) {
        const isVisible = topics.get(path.slice(topicPath.length));
        if (isVisible === undefined) return [{ link, why: 'There is no topic with this address.' }];
        return isVisible ? [] : [{ link, why: 'This topic is not published.' }];
      }
      return isScreen(path) ? [] : [{ link, why: 'The product has no such page.' }];
    });
}
