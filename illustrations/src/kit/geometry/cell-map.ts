import { boundsOf } from './flatten.ts';
import { around, type Point } from './points.ts';

/** A grid of cells over a part: on where the part has ink. */
export class CellMap {
  /** The side of a cell in inches. */
  readonly size: number;
  readonly #x0: number;
  readonly #y0: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: Uint8Array;

  constructor(points: readonly Point[], margin: number) {
    const { x0, y0, w, h } = boundsOf(points);
    this.size = Math.max(0.1, Math.max(w, h) / 450);
    this.#x0 = x0 - margin;
    this.#y0 = y0 - margin;
    this.#columns = Math.ceil((w + 2 * margin) / this.size);
    this.#rows = Math.ceil((h + 2 * margin) / this.size);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
  }

  place([column, row]: Point): Point {
    return [this.#x0 + column * this.size, this.#y0 + row * this.size];
  }

  cover(loops: readonly (readonly Point[])[], evenOdd: boolean): void {
    const { y0, y1 } = boundsOf(loops.flat());
    const first = Math.max(0, Math.floor((y0 - this.#y0) / this.size));
    const last = Math.min(this.#rows - 1, Math.ceil((y1 - this.#y0) / this.size));
    for (let row = first; row <= last; row++) this.#fillRow(row, loops, evenOdd);
  }

  #fillRow(row: number, loops: readonly (readonly Point[])[], evenOdd: boolean): void {
    const crossings = crossingsAt(this.#y0 + (row + 0.5) * this.size, loops);
    const column = (x: number) =>
      Math.max(0, Math.min(this.#columns, Math.round((x - this.#x0) / this.size)));
    const start = row * this.#columns;
    let turns = 0;
    crossings.forEach(([x, way], i) => {
      const next = crossings[i + 1];
      turns += evenOdd ? 1 : way;
      if (next && (evenOdd ? turns % 2 : turns) !== 0)
        this.#cells.fill(1, start + column(x), start + column(next[0]));
    });
  }

  grow(by: number): void {
    this.#keep(this.#distances(1), (d) => d <= by / this.size);
  }

  shrink(by: number): void {
    if (by > 0) this.#keep(this.#distances(0), (d) => d > by / this.size);
  }

  #keep(distances: Float32Array, isOn: (distance: number) => boolean): void {
    const cells = this.#cells;
    for (let i = 0; i < cells.length; i++) cells[i] = isOn(distances[i] ?? 0) ? 1 : 0;
  }

  /** Distance in cells to the nearest cell of the value (chamfer distance, one pass down and one up). */
  #distances(value: 0 | 1): Float32Array {
    const cells = this.#cells;
    const distances = new Float32Array(cells.length);
    for (let i = 0; i < cells.length; i++) distances[i] = cells[i] === value ? 0 : 1e6;
    for (let row = 0; row < this.#rows; row++) this.#passRow(distances, row, 1);
    for (let row = this.#rows - 1; row >= 0; row--) this.#passRow(distances, row, -1);
    return distances;
  }

  #passRow(distances: Float32Array, row: number, step: 1 | -1): void {
    const width = this.#columns;
    const above = row - step >= 0 && row - step < this.#rows ? -step * width : null;
    const at = (i: number, far: number) => (distances[i] ?? 1e6) + far;
    for (let n = 0; n < width; n++) {
      const column = step > 0 ? n : width - 1 - n;
      const i = row * width + column;
      let d = at(i, 0);
      const isFirst = n === 0;
      const isLast = n === width - 1;
      if (!isFirst) d = Math.min(d, at(i - step, 1));
      if (above !== null) {
        d = Math.min(d, at(i + above, 1));
        if (!isFirst) d = Math.min(d, at(i + above - step, Math.SQRT2));
        if (!isLast) d = Math.min(d, at(i + above + step, Math.SQRT2));
      }
      distances[i] = d;
    }
  }

  /**
   * The outlines of the set cells, with the inside on the left: outer outlines run counterclockwise, holes clockwise.
   */
  loops(): Point[][] {
    const edges = this.#edges();
    const corner = (key: number): Point => [key % (this.#columns + 1), Math.floor(key / (this.#columns + 1))];
    const loops: Point[][] = [];
    for (const start of edges.keys()) {
      while (edges.has(start)) {
        const loop: Point[] = [];
        let here: number | undefined = start;
        do {
          loop.push(corner(here));
          const onward: number[] = edges.get(here) ?? [];
          const next: number | undefined = onward.pop();
          if (onward.length === 0) edges.delete(here);
          here = next;
        } while (here !== undefined && here !== start && edges.has(here));
        loops.push(loop);
      }
    }
    return loops;
  }

  #edges(): Map<number, number[]> {
    const edges = new Map<number, number[]>();
    const [width, height, cells] = [this.#columns, this.#rows, this.#cells];
    const isOn = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === 1;
    const key = (x: number, y: number) => y * (width + 1) + x;
    const put = (from: number, to: number) => {
      const onward = edges.get(from);
      if (onward) onward.push(to);
      else edges.set(from, [to]);
    };
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (cells[y * width + x] !== 1) continue;
        if (!isOn(x, y - 1)) put(key(x, y), key(x + 1, y));
        if (!isOn(x + 1, y)) put(key(x + 1, y), key(x + 1, y + 1));
        if (!isOn(x, y + 1)) put(key(x + 1, y + 1), key(x, y + 1));
        if (!isOn(x - 1, y)) put(key(x, y + 1), key(x, y));
      }
    }
    return edges;
  }
}

/** The crossings of a row of cells with the outlines, from left to right, each with its direction. */
function crossingsAt(y: number, loops: readonly (readonly Point[])[]): [number, number][] {
  const crossings: [number, number][] = [];
  for (const loop of loops) {
    loop.forEach((a, i) => {
      const b = around(loop, i + 1);
      if (a[1] <= y === b[1] <= y) return;
      crossings.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), b[1] > a[1] ? 1 : -1]);
    });
  }
  return crossings.toSorted((p, q) => p[0] - q[0]);
}
