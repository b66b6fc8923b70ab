import type { Block, RichText } from '@dre/core/domain/content/rich-text';
import { plainText } from '@dre/core/domain/content/rich-text';
import { slugOf } from '@dre/core/domain/help/slug';

/** A part of a topic with its own anchor. */
export interface Section {
  readonly id: string;
  /** Absent before the first heading. */
  readonly title: string | undefined;
  readonly text: RichText;
}

/** Cuts a topic before each of its headings of the first level. */
export function sectionsOf({ content }: RichText): readonly Section[] {
  const parts: Block[][] = [[]];
  for (const block of content) {
    if (block.type === 'heading' && block.attrs.level === 2) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  const ids = new Set<string>();
  return parts
    .filter((blocks) => blocks.length > 0)
    .map((blocks) => {
      const [first] = blocks;
      const isTitled = first?.type === 'heading' && first.attrs.level === 2;
      const title = isTitled ? plainText({ type: 'doc', content: [first] }) : undefined;
      const id = freeId(ids, title === undefined ? 'begin' : slugOf(title));
      return { id, title, text: { type: 'doc', content: blocks } };
    });
}

function freeId(taken: Set<string>, wished: string): string {
  let id = wished;
  for (let count = 2; taken.has(id); count += 1) id = `${wished}-${String(count)}`;
  taken.add(id);
  return id;
}
