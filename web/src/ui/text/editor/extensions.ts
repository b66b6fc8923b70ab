import { isLinkAddress, isPictureAddress } from '@dre/core/domain/content/link-address';
import { type AnyExtension, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { pasting } from './pasting.ts';

const Link = Mark.create({
  name: 'link',
  priority: 1_000,
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkAddress(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: {},
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Exactly the elements rich text can hold; everything else of the kit is off. */
export function extensions(takeFile: ((file: File) => void) | undefined): AnyExtension[] {
  return [
    StarterKit.configure({
      link: false,
      underline: false,
      strike: false,
      horizontalRule: false,
      heading: { levels: [2, 3] },
    }),
    Link,
    Picture,
    pasting(takeFile),
  ];
}
