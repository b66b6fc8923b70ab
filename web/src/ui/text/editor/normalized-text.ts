import type { Block, RichText } from '@dre/core/domain/content/rich-text';
import type { JSONContent } from '@tiptap/core';

/** The attributes stored for each node of the editor. */
const kept: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  image: ['src', 'alt', 'width', 'height'],
  link: ['href'],
};

/** The editor's content as it is stored: without its internal attributes and without empty lines at the end. */
export function normalizedText(content: JSONContent): RichText {
  const blocks = (content.content ?? []).map(settled);
  while (blocks.at(-1)?.['type'] === 'paragraph' && blocks.at(-1)?.['content'] === undefined) blocks.pop();
  return { type: 'doc', content: blocks as unknown as Block[] };
}

function settled({ type = '', attrs, content, text, marks }: JSONContent): Record<string, unknown> {
  const own = keptOf(type, attrs);
  return {
    type,
    ...(own && { attrs: own }),
    ...(text !== undefined && { text }),
    ...(marks &&
      marks.length > 0 && {
        marks: marks.map((mark) => {
          const ofMark = keptOf(mark.type, mark.attrs);
          return { type: mark.type, ...(ofMark && { attrs: ofMark }) };
        }),
      }),
    ...(content && content.length > 0 && { content: content.map(settled) }),
  };
}

function keptOf(
  type: string,
  attrs: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  const named = (kept[type] ?? []).flatMap((name): [string, unknown][] => {
    const value = attrs?.[name];
    const isUsual = value === null || value === undefined || (name === 'start' && value === 1);
    return isUsual ? [] : [[name, value]];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
