/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 hexadecimal digits. The domain has no platform API, and the browser
 * needs the server's hash synchronously.
 */
export function sha256(text: string): string {
  const words = padded(text);
  const state = [...initial];
  for (let block = 0; block < words.length; block += 16) compress(state, words, block);
  return state.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The message in big-endian words with the closing bit and its length in bits, to a multiple of 16 words. */
function padded(text: string): Int32Array {
  const length = utf8Length(text);
  const words = new Int32Array((((length + 8) >>> 6) + 1) << 4);
  let at = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      put(words, at++, unit);
      continue;
    }
    const point = pointAt(text, index);
    if (point > 0xffff) index++;
    const more = bytesOf(point) - 1;
    put(words, at++, (leads[more] ?? 0) | (point >> (6 * more)));
    for (let left = more - 1; left >= 0; left--) put(words, at++, 0x80 | ((point >> (6 * left)) & 0x3f));
  }
  put(words, length, 0x80);
  words[words.length - 2] = length >>> 29;
  words[words.length - 1] = length << 3;
  return words;
}

function put(words: Int32Array, at: number, byte: number): void {
  words[at >>> 2] = word(words, at >>> 2) | (byte << (24 - ((at & 3) << 3)));
}

function utf8Length(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) < 0x80) {
      length++;
      continue;
    }
    const point = pointAt(text, index);
    if (point > 0xffff) index++;
    length += bytesOf(point);
  }
  return length;
}

/** Lone surrogates become the replacement character, as everywhere else. */
function pointAt(text: string, index: number): number {
  const point = text.codePointAt(index) ?? 0;
  return point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  return point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
}

/** First byte of a character of one, two, three, four bytes. */
const leads = [0, 0xc0, 0xe0, 0xf0];

/** Written anew for each block, never read by the next. */
const schedule = new Int32Array(64);

// Estimates are hashed with every edit. Lists for the exchange of eight variables took longer than the sums.
function compress(state: number[], words: Int32Array, block: number): void {
  for (let index = 0; index < 16; index++) schedule[index] = word(words, block + index);
  for (let index = 16; index < 64; index++) {
    const early = word(schedule, index - 15);
    const late = word(schedule, index - 2);
    const mixedEarly = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const mixedLate = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[index] = (word(schedule, index - 16) + mixedEarly + word(schedule, index - 7) + mixedLate) | 0;
  }
  const part = (index: number) => state[index] ?? 0;
  let [a, b, c, d] = [part(0), part(1), part(2), part(3)];
  let [e, f, g, h] = [part(4), part(5), part(6), part(7)];
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + mixed + chosen + word(constants, round) + word(schedule, round)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (part(0) + a) | 0;
  state[1] = (part(1) + b) | 0;
  state[2] = (part(2) + c) | 0;
  state[3] = (part(3) + d) | 0;
  state[4] = (part(4) + e) | 0;
  state[5] = (part(5) + f) | 0;
  state[6] = (part(6) + g) | 0;
  state[7] = (part(7) + h) | 0;
}

function rotated(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function word(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes … */
const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** … and of the cube roots of the first 64. */
const constants = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);
