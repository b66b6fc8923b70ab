import { accept, refuse, type Result } from '../result.ts';
import { isLinkAddress, isPictureAddress } from './link-address.ts';
import { type RichText, richTextLimits } from './rich-text.ts';

type Attributes = Readonly<Record<string, (value: unknown) => boolean>>;

interface Rule {
  /** Allowed child types; the first child must be `first`. */
  readonly holds: readonly string[];
  readonly first?: string;
  /** Must not be empty. */
  readonly isFilled?: true;
  readonly required?: Attributes;
  readonly optional?: Attributes;
}

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'image',
] as const;
const inline = ['text', 'hardBreak'];

// Line breaks and tabs are allowed in code; a paragraph shows them as spaces. Lone surrogates are refused.
const invisible = /(?![\n\t])\p{Cc}|\p{Cs}/u;

const isWhole = (most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
const isEdge = isWhole(richTextLimits.pictureEdge);
const isText = (value: unknown) =>
  typeof value === 'string' && value.length <= richTextLimits.altCharacters && !invisible.test(value);

const nodes: Readonly<Record<string, Rule>> = {
  doc: { holds: blocks },
  paragraph: { holds: inline },
  heading: { holds: inline, required: { level: (value) => value === 2 || value === 3 } },
  bulletList: { holds: ['listItem'], isFilled: true },
  orderedList: { holds: ['listItem'], isFilled: true, optional: { start: isWhole(100_000) } },
  listItem: { holds: blocks, first: 'paragraph', isFilled: true },
  blockquote: { holds: blocks, isFilled: true },
  codeBlock: { holds: ['text'] },
  image: {
    holds: [],
    required: { src: (value) => typeof value === 'string' && isPictureAddress(value), alt: isText },
    optional: { width: isEdge, height: isEdge },
  },
  hardBreak: { holds: [] },
};

const marks: Readonly<Record<string, Attributes>> = {
  bold: {},
  italic: {},
  code: {},
  link: { href: (value) => typeof value === 'string' && isLinkAddress(value) },
};

/** Messages for invalid attributes. */
const attributeMessages: Readonly<Record<string, string>> = {
  src: 'A picture of the text is not one of the product’s own. Upload it first.',
  href: 'A link of the text leads nowhere a link may lead: use http, https, mailto or a page of the product.',
};

interface RichTextSize {
  nodes: number;
  characters: number;
}

/** Validates rich text from outside; a refusal is one sentence. Nothing is repaired or left out. */
export function checkRichText(value: unknown): Result<RichText, string> {
  const problem = problemOf(value, ['doc'], 0, { nodes: 0, characters: 0 });
  return problem === undefined ? accept(value as RichText) : refuse(problem);
}

function problemOf(
  value: unknown,
  allowed: readonly string[],
  depth: number,
  size: RichTextSize,
): string | undefined {
  if (!isRecord(value) || typeof value['type'] !== 'string') return 'The text is not in a readable form.';
  const { type } = value;
  size.nodes += 1;
  if (size.nodes > richTextLimits.nodes)
    return 'The text is made of too many pieces. Please make it shorter.';
  if (depth > richTextLimits.depth) return 'Lists and quotes stand too deep in one another in the text.';
  if (!allowed.includes(type)) return `The text holds “${shortened(type)}”, which cannot stand there.`;
  if (type === 'text') return textProblem(value, allowed, size);
  const rule = Object.hasOwn(nodes, type) ? nodes[type] : undefined;
  if (rule === undefined) return `The text holds “${shortened(type)}”, which is not known here.`;
  return (
    strangeKey(value, ['type', 'attrs', 'content']) ??
    attributeProblem(value['attrs'], rule.required ?? {}, rule.optional ?? {}) ??
    contentProblem(value['content'], rule, depth, size)
  );
}

function contentProblem(content: unknown, rule: Rule, depth: number, size: RichTextSize): string | undefined {
  if (content === undefined) {
    return rule.isFilled ? 'A list or a quote of the text holds nothing.' : undefined;
  }
  if (!Array.isArray(content)) return 'The text is not in a readable form.';
  if (rule.isFilled && content.length === 0) return 'A list or a quote of the text holds nothing.';
  for (const [index, child] of content.entries()) {
    const allowed = index === 0 && rule.first ? [rule.first] : rule.holds;
    const problem = problemOf(child, allowed, depth + 1, size);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function textProblem(
  value: Record<string, unknown>,
  allowed: readonly string[],
  size: RichTextSize,
): string | undefined {
  const { text, marks: on } = value;
  if (typeof text !== 'string' || text === '') return 'The text is not in a readable form.';
  if (invisible.test(text)) return 'The text holds control characters.';
  size.characters += text.length;
  if (size.characters > richTextLimits.characters) {
    return `The text is longer than ${richTextLimits.characters.toLocaleString('en-US')} characters.`;
  }
  const strange = strangeKey(value, ['type', 'text', 'marks']);
  if (strange !== undefined || on === undefined) return strange;
  if (!Array.isArray(on)) return 'The text is not in a readable form.';
  if (on.length > 0 && !allowed.includes('hardBreak')) return 'Code of the text carries no other form.';
  return on.map(markProblem).find((problem) => problem !== undefined) ?? twice(on);
}

function markProblem(mark: unknown): string | undefined {
  if (!isRecord(mark) || typeof mark['type'] !== 'string') return 'The text is not in a readable form.';
  const { type } = mark;
  const attributes = Object.hasOwn(marks, type) ? marks[type] : undefined;
  if (attributes === undefined) return `The text is marked “${shortened(type)}”, which is not known here.`;
  return strangeKey(mark, ['type', 'attrs']) ?? attributeProblem(mark['attrs'], attributes, {});
}

function twice(on: readonly { readonly type: string }[]): string | undefined {
  return new Set(on.map(({ type }) => type)).size === on.length
    ? undefined
    : 'A piece of the text is marked twice in the same way.';
}

function attributeProblem(attrs: unknown, required: Attributes, optional: Attributes): string | undefined {
  const given = attrs ?? {};
  if (!isRecord(given)) return 'The text is not in a readable form.';
  const strange = strangeKey(given, [...Object.keys(required), ...Object.keys(optional)]);
  if (strange !== undefined) return strange;
  for (const [name, fits] of Object.entries({ ...optional, ...required })) {
    const isMissing = !Object.hasOwn(given, name);
    if (isMissing ? Object.hasOwn(required, name) : !fits(given[name])) {
      return attributeMessages[name] ?? `The text says something about its “${name}” that cannot be.`;
    }
  }
  return undefined;
}

function strangeKey(value: object, allowed: readonly string[]): string | undefined {
  const strange = Object.keys(value).find((key) => !allowed.includes(key));
  return strange === undefined
    ? undefined
    : `The text carries “${shortened(strange)}”, which is not known here.`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortened(name: string): string {
  return name.replaceAll(/[^\w -]/g, '').slice(0, 30);
}
