import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { paragraph, pngDataAddress, requiredLine, requiredParagraph } from './text-fields.ts';

const name = Compile(requiredLine(20));
const message = Compile(requiredParagraph(50));

test('a single line takes any letters but no line break and no control character', () => {
  expect(name.Check('Zoë O’Brien 龍')).toBe(true);
  for (const text of ['a\nBcc: b', 'a\r', 'a\u0000', 'a\u2028b', 'a\u007f', '\t'])
    expect(name.Check(text)).toBe(false);
});

test('a required text holds at least one character that can be seen', () => {
  for (const text of ['', ' ', '   ']) expect(name.Check(text)).toBe(false);
  expect(message.Check('\n\n')).toBe(false);
  expect(message.Check('one\r\ntwo\tthree')).toBe(true);
});

test('no text longer than its limit passes', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 51, maxLength: 80, unit: 'grapheme-ascii' }), (text) => {
      expect(Compile(paragraph(50)).Check(text)).toBe(false);
    }),
  );
});

test('only a PNG data address passes as a drawing', () => {
  const drawing = Compile(pngDataAddress(300));
  expect(drawing.Check('data:image/png;base64,iVBORw0KGgo=')).toBe(true);
  for (const text of [
    'data:image/svg+xml;base64,AAAA',
    'https://example.com/a.png',
    'data:image/png;base64,<x>',
  ]) {
    expect(drawing.Check(text)).toBe(false);
  }
  expect(drawing.Check(`data:image/png;base64,${'A'.repeat(404)}`)).toBe(false);
});
