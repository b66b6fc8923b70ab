import type { Mark } from '@dre/core/domain/content/rich-text';

interface Piece {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Piece[];
  text?: string;
  marks?: readonly Mark[];
}

type Container = 'bulletList' | 'orderedList' | 'listItem' | 'blockquote';

interface Line {
  readonly type: 'paragraph' | 'heading' | 'codeBlock';
  readonly level?: 2 | 3;
  readonly content: Piece[];
}

/** The deepest nesting of lists that is read. */
const deepest = 12;

/** Assembles text, lines, lists and quotes so that the result is always valid rich text. */
export class TextBuilder {
  private readonly stack: { type: Container | 'doc'; content: Piece[] }[] = [{ type: 'doc', content: [] }];
  private line: Line | undefined;

  say(text: string, marks: readonly Mark[]): void {
    if (this.line?.type === 'codeBlock') {
      this.append(text, []);
      return;
    }
    const before = this.line?.content.at(-1);
    const isAtStart = before === undefined || before.type === 'hardBreak' || before.text?.endsWith(' ');
    const collapsed = text.replaceAll(/\s+/g, ' ');
    const words = isAtStart ? collapsed.replace(/^ /, '') : collapsed;
    this.append(words, marks);
  }

  breakLine(): void {
    if (this.line?.type === 'codeBlock') this.append('\n', []);
    else if (this.line?.type === 'paragraph') this.line.content.push({ type: 'hardBreak' });
    else this.endLine();
  }

  startHeading(level: 2 | 3): void {
    this.endLine();
    // A list item begins with a paragraph.
    const { type } = this.top;
    this.line = type === 'doc' ? { type: 'heading', level, content: [] } : undefined;
  }

  startCode(): void {
    this.endLine();
    this.line = { type: 'codeBlock', content: [] };
  }

  endLine(): void {
    const line = this.line;
    this.line = undefined;
    if (line === undefined) return;
    const content = trimmed(line.content);
    if (content.length === 0) return;
    this.put({ type: line.type, ...(line.level && { attrs: { level: line.level } }), content });
  }

  picture(src: string, alt: string): void {
    this.endLine();
    this.put({ type: 'image', attrs: { src, alt } });
  }

  open(type: Container): void {
    this.endLine();
    if (this.stack.length > deepest) return;
    const isInList = this.top.type === 'bulletList' || this.top.type === 'orderedList';
    if (type === 'listItem' && !isInList) {
      if (this.top.type === 'listItem') this.close('listItem');
      else this.stack.push({ type: 'bulletList', content: [] });
    }
    this.stack.push({ type, content: [] });
  }

  close(type: Container): void {
    this.endLine();
    const at = this.stack.findLastIndex((open) => open.type === type);
    // An item ends its own list, never one around a list that is still open.
    const isBehindList = this.stack.slice(at + 1).some((open) => open.type.endsWith('List'));
    if (at === -1 || (type === 'listItem' && isBehindList)) return;
    while (this.stack.length > at) this.pop();
  }

  end(): Piece[] {
    this.endLine();
    while (this.stack.length > 1) this.pop();
    return this.top.content;
  }

  private get top() {
    const top = this.stack.at(-1);
    if (top === undefined) throw new Error('The document itself was closed.');
    return top;
  }

  private append(text: string, marks: readonly Mark[]): void {
    if (text === '') return;
    this.line ??= { type: 'paragraph', content: [] };
    this.line.content.push({ type: 'text', text, ...(marks.length > 0 && { marks }) });
  }

  private pop(): void {
    const closed = this.stack.pop();
    if (closed === undefined || closed.type === 'doc' || closed.content.length === 0) return;
    this.put(closed);
  }

  private put(piece: Piece): void {
    const { top } = this;
    const isList = top.type === 'bulletList' || top.type === 'orderedList';
    if (isList && piece.type !== 'listItem')
      top.content.push({ type: 'listItem', content: startedBy(piece) });
    else if (top.type === 'listItem' && top.content.length === 0) top.content.push(...startedBy(piece));
    else top.content.push(piece);
  }
}

function startedBy(piece: Piece): Piece[] {
  return piece.type === 'paragraph' ? [piece] : [{ type: 'paragraph' }, piece];
}

/** Without spaces and breaks at the end. */
function trimmed(content: readonly Piece[]): Piece[] {
  const kept = [...content];
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    const text = last.text?.trimEnd() ?? '';
    if (text === last.text) break;
    kept.pop();
    if (text !== '') kept.push({ ...last, text });
  }
  return kept;
}
