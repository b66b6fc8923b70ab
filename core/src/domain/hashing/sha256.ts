/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as 64 hexadecimal digits. The domain has no platform API, and the browser
 * needs the server's hash synchronously.
 */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const state = Uint32Array.from(initial);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16));
    compress(state, schedule);
  }
  return Array.from(state, (part) => part.toString(16).padStart(8, '0')).join('');
}

/** Lone surrogates become the replacement character, as everywhere else. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const point = text.codePointAt(index) ?? 0;
    if (point > 0xffff) index++;
    length = encode(point >= 0xd800 && point <= 0xdfff ? 0xfffd : point, bytes, length);
  }
  return bytes.subarray(0, length);
}

function encode(point: number, bytes: Uint8Array, at: number): number {
  if (point < 0x80) {
    bytes[at] = point;
    return at + 1;
  }
  const more = point < 0x800 ? 1 : point < 0x1_0000 ? 2 : 3;
  bytes[at] = (leads[more] ?? 0) | (point >> (6 * more));
  for (let left = more - 1; left >= 0; left--) {
    bytes[at + more - left] = 0x80 | ((point >> (6 * left)) & 0x3f);
  }
  return at + more + 1;
}

/** First byte of a character of one, two, three, four bytes. */
const leads = [0, 0xc0, 0xe0, 0xf0];

/** The message in big-endian words with the closing bit and its length in bits, to a multiple of 16 words. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >>> 6) + 1) << 4);
  for (let index = 0; index < bytes.length; index++) {
    words[index >>> 2] = word(words, index >>> 2) | ((bytes[index] ?? 0) << (24 - ((index & 3) << 3)));
  }
  const end = bytes.length >>> 2;
  words[end] = word(words, end) | (0x80 << (24 - ((bytes.length & 3) << 3)));
  words[words.length - 2] = bytes.length >>> 29;
  words[words.length - 1] = bytes.length << 3;
  return words;
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const a = word(schedule, index - 15);
    const b = word(schedule, index - 2);
    const mixedA = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const mixedB = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    schedule[index] = word(schedule, index - 16) + mixedA + word(schedule, index - 7) + mixedB;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      h +
      (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
      chosen +
      word(constants, round) +
      word(schedule, round);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = word(state, index) + value;
  });
}

function rotated(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function word(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes … */
const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** … and of the cube roots of the first 64. */
const constants = Uint32Array.of(
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
