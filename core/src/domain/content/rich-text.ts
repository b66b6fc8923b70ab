/**
 * Structured text as the editor produces it (ProseMirror JSON): paragraphs, headings, lists, quotes, code, pictures and
 * links. Pure data; markup exists only where it is rendered.
 */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

export type Block = Paragraph | RichTextHeading | BulletList | OrderedList | Quote | CodeBlock | Picture;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}

export interface RichTextHeading {
  readonly type: 'heading';
  readonly attrs: { readonly level: 2 | 3 };
  readonly content?: readonly Inline[];
}

export interface ListItem {
  readonly type: 'listItem';
  /** The first block is a paragraph. */
  readonly content: readonly Block[];
}

export interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly ListItem[];
}

export interface OrderedList {
  readonly type: 'orderedList';
  /** First number, if not one. */
  readonly attrs?: { readonly start?: number };
  readonly content: readonly ListItem[];
}

export interface Quote {
  readonly type: 'blockquote';
  readonly content: readonly Block[];
}

export interface CodeBlock {
  readonly type: 'codeBlock';
  readonly content?: readonly { readonly type: 'text'; readonly text: string }[];
}

/** Always one of our own, addressed by its content. */
export interface Picture {
  readonly type: 'image';
  readonly attrs: {
    readonly src: string;
    /** Description for people who do not see the picture. */
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
  };
}

export type Inline = TextRun | LineBreak;

export interface TextRun {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

interface LineBreak {
  readonly type: 'hardBreak';
}

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export const richTextLimits = {
  /** Total characters of all text. */
  characters: 60_000,
  /** Nodes: paragraphs, list items, text runs and everything else. */
  nodes: 6_000,
  /** Nesting depth of lists and quotes; a list and its items are two levels. */
  depth: 16,
  linkCharacters: 2_000,
  altCharacters: 300,
  pictureEdge: 10_000,
} as const;

/** Paragraphs without formatting. */
export function richTextOf(paragraphs: readonly string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph' as const,
      ...(text !== '' && { content: [{ type: 'text' as const, text }] }),
    })),
  };
}

type AnyNode = Block | ListItem | Inline;

/** The text without formatting, one line per paragraph: for search, mails and short forms. */
export function plainText(text: RichText): string {
  return text.content.map(plainBlock).join('\n').trim();
}

function plainBlock(block: AnyNode): string {
  if (block.type === 'text') return block.text;
  if (block.type === 'hardBreak') return '\n';
  if (block.type === 'image') return block.attrs.alt;
  const isLine = block.type === 'paragraph' || block.type === 'heading' || block.type === 'codeBlock';
  return (block.content ?? []).map(plainBlock).join(isLine ? '' : '\n');
}

/** True if it has neither text nor pictures. */
export function isBlank(text: RichText): boolean {
  return plainText(text) === '' && picturesOf(text).length === 0;
}

/** The addresses of its pictures. */
export function picturesOf(text: RichText): readonly string[] {
  const of = (node: AnyNode): readonly string[] => {
    if (node.type === 'image') return [node.attrs.src];
    return 'content' in node ? (node.content ?? []).flatMap(of) : [];
  };
  return [...new Set(text.content.flatMap(of))];
}

/** The addresses of its links. */
export function linksOf(text: RichText): readonly string[] {
  const of = (node: AnyNode): readonly string[] => {
    if (node.type === 'text') {
      return (node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
    }
    return 'content' in node ? (node.content ?? []).flatMap(of) : [];
  };
  return [...new Set(text.content.flatMap(of))];
}
