import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { insidesOf } from './pdfkit-insides.ts';

const fonts = new URL('../fonts/', import.meta.url);

/** A document with one page and one typeface. */
function started() {
  const doc = new Pdf({ size: [300, 400], margin: 0, tagged: true, font: null as unknown as string });
  doc.registerFont('regular', readFileSync(new URL('inter-regular-latin.ttf', fonts)));
  doc.font('regular');
  return { doc, insides: insidesOf(doc), font: insidesOf(doc)['_font'] };
}

test('PDFKit is pinned to the version whose members are used', () => {
  const { dependencies } = createRequire(import.meta.url)('../../../package.json') as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['pdfkit']).toBe('0.20.2');
});

describe('of a document', () => {
  test('`ref` gives an object of the file its number, and `_refEnd` counts it as written', () => {
    const { doc, insides } = started();
    const ref = insides.ref({ Of: 'ours' });
    expect([ref.id, ref.data['Of']]).toEqual([expect.any(Number), 'ours']);
    expect(insides.ref().id).toBe(ref.id + 1);
    let ended: unknown;
    doc.on('end', () => (ended = true));
    expect(() => insides['_refEnd'](ref)).not.toThrow();
    expect(ended).toBeUndefined();
  });

  test('`_write` adds a line to the file and `_offset` counts its bytes', () => {
    const { insides } = started();
    const before = insides['_offset'];
    insides['_write']('four');
    expect(insides['_offset'] - before).toBe('four\n'.length);
  });

  test('`_write` can be replaced: PDFKit itself writes through it', () => {
    const { insides } = started();
    const written: unknown[] = [];
    insides['_write'] = (data) => written.push(data);
    insides.ref({ Of: 'ours' }).end();
    expect(written.join('\n')).toContain('/Of');
  });

  test('`read` gives the bytes written so far, and `push` takes further ones and the end', async () => {
    const { doc, insides } = started();
    expect(insides.read()?.subarray(0, 5).toString()).toBe('%PDF-');
    const pushed: (Uint8Array | null)[] = [];
    insides.push = (chunk) => pushed.push(chunk) > 0;
    doc.end();
    await expect.poll(() => pushed.at(-1)).toBeNull();
  });

  test('`addContent` can be replaced: what is drawn goes through it', () => {
    const { doc, insides } = started();
    const drawn: string[] = [];
    insides.addContent = (content) => {
      drawn.push(content);
      return insides;
    };
    doc.moveTo(1, 2).lineTo(3, 4).stroke();
    expect(drawn).toContain('1 2 m');
  });

  test('`getStructTreeRoot` is an object of the file, and `getStructParentTree` has a list for each page', () => {
    const { insides } = started();
    expect(insides.getStructTreeRoot().data).toMatchObject({ Type: 'StructTreeRoot' });
    expect(insides.getStructParentTree().get(insides.page.structParentTreeKey)).toEqual([]);
  });
});

describe('of a page', () => {
  test('`height` is that of its size', () => {
    expect(started().insides.page.height).toBe(400);
  });

  test('`content` takes bytes, compressed by us', () => {
    const { content } = started().insides.page;
    content.compress = false;
    const before = Number(content.data['Length']);
    content.write(Buffer.from([1, 2]));
    expect(content.data['Length']).toBe(before + 2);
  });

  test('`fonts` names the typefaces on it, and `dictionary` is an object of the file', () => {
    const { insides, font } = started();
    insides.page.fonts[font.id] = font.ref();
    const named = insides.page.dictionary.data['Resources'] as { data: { Font: Record<string, unknown> } };
    expect(named.data.Font[font.id]).toBe(font.ref());
  });
});

describe('of a typeface', () => {
  test('`hasGlyphForCodePoint` tells letters it has from others', () => {
    const { font } = started().font;
    expect([font.hasGlyphForCodePoint(65), font.hasGlyphForCodePoint(0x4e2d)]).toEqual([true, false]);
  });

  test('`layoutRun` gives glyphs and positions, and `encode` goes through it', () => {
    const { font } = started();
    const { glyphs, positions } = font.layoutRun('AV', ['tnum']);
    expect(glyphs.map(({ codePoints }) => codePoints)).toEqual([[65], [86]]);
    expect(positions).toHaveLength(2);
    const asked: string[] = [];
    const layOut = font.layoutRun.bind(font);
    font.layoutRun = (text, features) => {
      asked.push(text);
      return layOut(text, features);
    };
    const [codes, places] = font.encode('AV', ['tnum']);
    expect(asked).toEqual(['AV']);
    expect([codes.length, places[0]?.advanceWidth]).toEqual([2, positions[0]?.advanceWidth]);
  });

  test('`_tables` and `_glyphs` can be replaced by those of another document', () => {
    const [one, other] = [started().font, started().font];
    one.layoutRun('A', []);
    other.font['_tables'] = one.font['_tables'];
    other.font['_glyphs'] = {};
    expect(other.layoutRun('A', []).positions).toEqual(one.layoutRun('A', []).positions);
  });
});
