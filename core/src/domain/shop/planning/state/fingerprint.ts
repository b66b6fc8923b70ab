/**
 * A fingerprint of 64 bits of a text, as 16 hexadecimal digits. It notices changes, many times faster than a
 * cryptographic hash, and proves nothing to anybody.
 */
export function fingerprint(text: string): string {
  let one = 0x9e3779b9;
  let two = 0x85ebca6b;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x5bd1e995);
  }
  return `${digits(one ^ text.length)}${digits(two)}`;
}

/** The finishing steps of MurmurHash3, which spread every bit. */
function digits(lane: number): string {
  let mix = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return ((mix ^ (mix >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
