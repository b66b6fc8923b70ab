import { hundredths, type Segment } from './points.ts';

/** Compact path data: relative, to hundredths of an inch, without drift because each step starts from a rounded place. */
export function pathData(segments: readonly Segment[]): string {
  const writer = new PathWriter();
  for (const segment of segments) writer.add(segment);
  return writer.text;
}

class PathWriter {
  text = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #last = '';

  add(segment: Segment): void {
    if (segment[0] === 'Z') {
      this.text += 'z';
      this.#last = 'z';
      this.#x = this.#startX;
      this.#y = this.#startY;
    } else if (segment[0] === 'M') this.#move(hundredths(segment[1]), hundredths(segment[2]));
    else if (segment[0] === 'L') this.#line(hundredths(segment[1]), hundredths(segment[2]));
    else {
      const [, ...numbers] = segment;
      const relative = numbers.map((n, index) => hundredths(n) - (index % 2 ? this.#y : this.#x));
      this.#put('c', relative);
      this.#x = hundredths(segment[5]);
      this.#y = hundredths(segment[6]);
    }
  }

  #move(x: number, y: number): void {
    const second = shortNumber(y);
    this.text += `M${shortNumber(x)}${second.startsWith('-') ? '' : ' '}${second}`;
    this.#last = 'M';
    this.#x = this.#startX = x;
    this.#y = this.#startY = y;
  }

  #line(x: number, y: number): void {
    const dx = x - this.#x;
    const dy = y - this.#y;
    if (Math.abs(dx) < 0.005 && Math.abs(dy) < 0.005) return;
    if (Math.abs(dy) < 0.005) this.#put('h', [dx]);
    else if (Math.abs(dx) < 0.005) this.#put('v', [dy]);
    else this.#put('l', [dx, dy]);
    this.#x = x;
    this.#y = y;
  }

  #put(command: string, numbers: readonly number[]): void {
    let text = command === this.#last ? '' : command;
    for (const [index, number] of numbers.entries()) {
      const written = shortNumber(number);
      if ((index > 0 || text === '') && !written.startsWith('-')) text += ' ';
      text += written;
    }
    this.#last = command;
    this.text += text;
  }
}

export function shortNumber(value: number): string {
  const rounded = hundredths(value);
  return (rounded === 0 ? '0' : String(rounded)).replace(/^(-?)0\./, '$1.');
}
