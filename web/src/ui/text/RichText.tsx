import type { Block, Inline, ListItem, Mark, RichText as Text } from '@dre/core/domain/content/rich-text';
import { isLinkAddress, isOwnAddress, isPictureAddress } from '@dre/core/domain/content/link-address';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './rich-text.module.css';

/** Renders a link into the product, so that a router follows it without a new page. */
export type OwnLink = (href: string, children: ReactNode) => ReactNode;

export interface RichTextProps {
  readonly text: Text;
  /** The level of the heading above it: its own headings are below. */
  readonly under: 1 | 2 | 3 | 4;
  readonly ownLink?: OwnLink;
}

interface Drawing {
  readonly under: number;
  readonly ownLink: OwnLink;
}

/** Rich text on the page: elements created one by one from data, never from markup. */
export function RichText({ text, under, ownLink = plainLink }: RichTextProps) {
  const drawing = { under, ownLink };
  return <div className={styles['text']}>{blocks(text.content, drawing)}</div>;
}

/** Without keys: rendered text never changes its order. */
function inOrder(pieces: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces);
}

function blocks(content: readonly (Block | ListItem)[], drawing: Drawing): ReactNode {
  return inOrder(content.map((block) => drawn(block, drawing)));
}

function drawn(block: Block | ListItem, drawing: Drawing): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content, drawing)}</p>;
    case 'heading':
      return createElement(
        `h${Math.min(drawing.under + block.attrs.level - 1, 6)}`,
        { className: block.attrs.level === 2 ? styles['second'] : styles['third'] },
        inline(block.content, drawing),
      );
    case 'bulletList':
      return <ul>{blocks(block.content, drawing)}</ul>;
    case 'orderedList':
      return <ol start={block.attrs?.start}>{blocks(block.content, drawing)}</ol>;
    case 'listItem':
      return <li>{blocks(block.content, drawing)}</li>;
    case 'blockquote':
      return <blockquote>{blocks(block.content, drawing)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{inline(block.content, drawing)}</code>
        </pre>
      );
    case 'image': {
      const { src, alt, width, height } = block.attrs;
      // Checked when written, and again here, because it may have been stored on a device since.
      return isPictureAddress(src) ? (
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      ) : null;
    }
  }
}

function inline(content: readonly Inline[] = [], drawing: Drawing): ReactNode {
  return inOrder(content.map((piece) => inLine(piece, drawing)));
}

function inLine(piece: Inline, drawing: Drawing): ReactNode {
  if (piece.type === 'hardBreak') return <br />;
  return (piece.marks ?? []).reduce<ReactNode>((inside, mark) => marked(inside, mark, drawing), piece.text);
}

function marked(inside: ReactNode, mark: Mark, { ownLink }: Drawing): ReactNode {
  if (mark.type === 'bold') return <strong>{inside}</strong>;
  if (mark.type === 'italic') return <em>{inside}</em>;
  if (mark.type !== 'link') return <code>{inside}</code>;
  const { href } = mark.attrs;
  if (!isLinkAddress(href)) return inside;
  if (isOwnAddress(href)) return ownLink(href, inside);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}

function plainLink(href: string, children: ReactNode): ReactNode {
  return <a href={href}>{children}</a>;
}
