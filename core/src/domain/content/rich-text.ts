/**
 * Text with a shape, as the editor makes it (the JSON of ProseMirror): paragraphs, headings, lists, quotes, code,
 * pictures and links. It is data throughout; markup exists only where it is drawn.
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
  /** The first of them is a paragraph. */
  readonly content: readonly Block[];
}

export interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly ListItem[];
}

export interface OrderedList {
  readonly type: 'orderedList';
  /** Where it begins to count, if not at one. */
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

/** Always one of our own, at its content's address. */
export interface Picture {
  readonly type: 'image';
  readonly attrs: {
    readonly src: string;
    /** What it shows, for those who do not see it. */
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
  /** Of all its text. */
  characters: 60_000,
  /** Paragraphs, list items, runs of text and everything else it is made of. */
  pieces: 6_000,
  /** Lists in lists, quotes in quotes; a list and its items are two steps. */
  depth: 16,
  linkCharacters: 2_000,
  altCharacters: 300,
  pictureEdge: 10_000,
} as const;

/** Text as it always was: paragraphs without a shape. */
export function richTextOf(paragraphs: readonly string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph' as const,
      ...(text !== '' && { content: [{ type: 'text' as const, text }] }),
    })),
  };
}

type AnyPiece = Block | ListItem | Inline;

/** What it says without its shape, one line per paragraph: for search, mails and short forms. */
export function plainText(text: RichText): string {
  return text.content.map(plainBlock).join('\n').trim();
}

function plainBlock(block: AnyPiece): string {
  if (block.type === 'text') return block.text;
  if (block.type === 'hardBreak') return '\n';
  if (block.type === 'image') return block.attrs.alt;
  const isLine = block.type === 'paragraph' || block.type === 'heading' || block.type === 'codeBlock';
  return (block.content ?? []).map(plainBlock).join(isLine ? '' : '\n');
}

/** Nothing to read and nothing to look at. */
export function isBlank(text: RichText): boolean {
  return plainText(text) === '' && picturesOf(text).length === 0;
}

/** The addresses of the pictures it shows. */
export function picturesOf(text: RichText): readonly string[] {
  const of = (piece: AnyPiece): readonly string[] => {
    if (piece.type === 'image') return [piece.attrs.src];
    return 'content' in piece ? (piece.content ?? []).flatMap(of) : [];
  };
  return [...new Set(text.content.flatMap(of))];
}

/** The addresses its links lead to. */
export function linksOf(text: RichText): readonly string[] {
  const of = (piece: AnyPiece): readonly string[] => {
    if (piece.type === 'text') {
      return (piece.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
    }
    return 'content' in piece ? (piece.content ?? []).flatMap(of) : [];
  };
  return [...new Set(text.content.flatMap(of))];
}
