import { sampled, type Texture } from './texture.ts';

/** The volume behind a drawing: its outline carried through the vehicle, one cell an inch. */
export interface Body {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 nothing, 1 the body from side to side, 2 wheels and legs, which are on both sides only. */
  readonly cells: Uint8Array;
  /** The outline of the body without corners: its slope is the direction a surface faces. */
  readonly rounded: Float32Array;
  /** Ends of the body along x, top and bottom along y. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Anything shorter than this along a row is a fitting, not the body: rooftop units, wheels, jacks, mirrors. */
const shortestBody = 58;

export function bodyOf(texture: Texture): Body {
  const first = texture.levels[0];
  const [width, height] = [first?.width ?? 0, first?.height ?? 0].map((pixels) =>
    Math.floor(pixels / texture.pixelsPerInch),
  ) as [number, number];
  const inked = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [, , , opacity] = sampled(texture, texture.x + column + 0.5, texture.y + row + 0.5, 1);
      inked[row * width + column] = opacity > 0.5 ? 1 : 0;
    }
  }
  const deep = longRows(inked, width, height);
  const ends = extent(deep, width, height);
  const cells = inked.map((ink, at) => {
    if (deep[at] === 1) return 1;
    return ink === 1 && Math.floor(at / width) > ends.bottom - 26 ? 2 : 0;
  });
  return {
    x: texture.x,
    y: texture.y,
    width,
    height,
    cells,
    rounded: softened(deep, width, height),
    left: texture.x + ends.left,
    right: texture.x + ends.right + 1,
    top: texture.y + ends.top,
    bottom: texture.y + ends.bottom + 1,
  };
}

export function cellAt(body: Body, x: number, y: number): number {
  const column = Math.floor(x - body.x);
  const row = Math.floor(y - body.y);
  if (column < 0 || row < 0 || column >= body.width || row >= body.height) return 0;
  return body.cells[row * body.width + column] ?? 0;
}

/** The direction the outline faces at a point of it, along x and y. */
export function facing(body: Body, x: number, y: number): readonly [number, number] {
  const at = (dx: number, dy: number) => {
    const [column, row] = [Math.floor(x - body.x + dx), Math.floor(y - body.y + dy)];
    if (column < 0 || row < 0 || column >= body.width || row >= body.height) return 0;
    return body.rounded[row * body.width + column] ?? 0;
  };
  const [dx, dy] = [at(-2, 0) - at(2, 0), at(0, -2) - at(0, 2)];
  const long = Math.hypot(dx, dy) || 1;
  return [dx / long, dy / long];
}

function longRows(inked: Uint8Array, width: number, height: number): Uint8Array {
  const deep = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    let start = 0;
    for (let column = 0; column <= width; column++) {
      if (column < width && inked[row * width + column] === 1) continue;
      if (column - start >= shortestBody) deep.fill(1, row * width + start, row * width + column);
      start = column + 1;
    }
  }
  return deep;
}

function extent(deep: Uint8Array, width: number, height: number) {
  const ends = { left: width, right: 0, top: height, bottom: 0 };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (deep[row * width + column] !== 1) continue;
      ends.left = Math.min(ends.left, column);
      ends.right = Math.max(ends.right, column);
      ends.top = Math.min(ends.top, row);
      ends.bottom = Math.max(ends.bottom, row);
    }
  }
  return ends;
}

/** Averages over nine inches, twice. */
function softened(deep: Uint8Array, width: number, height: number): Float32Array {
  let field = Float32Array.from(deep);
  for (let pass = 0; pass < 2; pass++) {
    for (const step of [1, width]) {
      const next = new Float32Array(width * height);
      for (let at = 0; at < next.length; at++) {
        let sum = 0;
        for (let k = -4; k <= 4; k++) sum += field[at + k * step] ?? 0;
        next[at] = sum / 9;
      }
      field = next;
    }
  }
  return field;
}
