import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pngSample } from '../testing/pictures/png-sample.ts';
import { isPng } from './png.ts';

test('a drawn picture is a PNG', () => {
  expect(isPng(pngSample(1))).toBe(true);
  expect(isPng(pngSample(300))).toBe(true);
});

test('no picture with a byte cut off, added or changed is a PNG', () => {
  const whole = pngSample(8);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ change, at);
      expect(isPng(changed)).toBe(false);
      expect(isPng(whole.subarray(0, at))).toBe(false);
      expect(isPng(Buffer.concat([whole, Buffer.from([change])]))).toBe(false);
    }),
  );
});

test('a page that starts like a picture is not a PNG', () => {
  const disguise = Buffer.concat([pngSample(2).subarray(0, 33), Buffer.from('<script>alert(1)</script>')]);
  expect(isPng(disguise)).toBe(false);
  expect(isPng(Buffer.from('GIF89a'))).toBe(false);
  expect(isPng(Buffer.alloc(0))).toBe(false);
});

test('a picture larger than any signature is refused before it is unpacked', () => {
  expect(isPng(pngSample(4097))).toBe(false);
});
