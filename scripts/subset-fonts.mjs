// Subsets the two typefaces to the characters the product prints, so that the welcome page stays under its 50 KB, and
// writes fixed weights for documents, with the letters of more languages: a name is printed as its bearer writes it.
// The results are committed; run this again only after raising a font's version.
import { createRequire } from 'node:module';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const web = new URL('../web/', import.meta.url);
const packages = createRequire(new URL('package.json', web));
const output = new URL('src/ui/fonts/', web);

/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = packages('subset-font');

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const punctuation = '\u00A0©®°±·×§½–—‘’“”•…→−™';
// Kerning, and tabular figures for every column of money and hours.
const features = ['kern', 'tnum', 'ccmp'];
// TOKENS uses 420 to 700 only.
const weights = { min: 400, max: 700 };

const faces = [
  { name: 'inter', source: 'inter/files/inter-latin-opsz-normal.woff2' },
  { name: 'geist-mono', source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2' },
];

for (const { name, source } of faces) {
  const face = await readFile(packages.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(face, basicLatin + punctuation, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, output), subset);
  await copyFile(
    fileURLToPath(new URL(`../node_modules/@fontsource-variable/${name}/LICENSE`, web)),
    new URL(`${name}-OFL.txt`, output),
  );
  console.log(`${name}.woff2 ${(subset.length / 1024).toFixed(1)} KB`);
}

/** Every character of the ranges.
 * @param {readonly (readonly [number, number])[]} ranges */
function characters(ranges) {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');
}

const latin = characters([
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
]);
const latinExtended = characters([
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20c0],
]);
const cyrillic = characters([
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x4b0, 0x4b1],
  [0x2116, 0x2116],
]);
const greek = characters([[0x370, 0x3ff]]);
const cyrillicExtended = characters([
  [0x460, 0x48f],
  [0x492, 0x4af],
  [0x4b2, 0x52f],
]);
const greekExtended = characters([[0x1f00, 0x1fff]]);
// Combining marks may follow a letter that has no composed form.
const vietnamese = characters([
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x300, 0x303],
  [0x309, 0x309],
  [0x323, 0x323],
  [0x1ea0, 0x1ef9],
  [0x20ab, 0x20ab],
]);

const documents = new URL('../server/src/documents/fonts/', import.meta.url);
await mkdir(documents, { recursive: true });
const weightsOfDocuments = { regular: 420, bold: 650 };
const coverage = {
  latin,
  'latin-ext': latinExtended,
  vietnamese,
  cyrillic,
  'cyrillic-ext': cyrillicExtended,
  greek,
  'greek-ext': greekExtended,
};

for (const [weight, wght] of Object.entries(weightsOfDocuments)) {
  for (const [script, text] of Object.entries(coverage)) {
    await document(`inter-${weight}-${script}`, `inter/files/inter-${script}-opsz-normal.woff2`, text, {
      wght,
      opsz: 14,
    });
  }
}
await document('geist-mono-latin', 'geist-mono/files/geist-mono-latin-wght-normal.woff2', latin, {
  wght: 450,
});
for (const { name } of faces) {
  await copyFile(new URL(`${name}-OFL.txt`, output), new URL(`${name}-OFL.txt`, documents));
}

/** @param {string} name @param {string} source @param {string} text @param {Record<string, number>} variationAxes */
async function document(name, source, text, variationAxes) {
  const face = await readFile(packages.resolve(`@fontsource-variable/${source}`));
  const subset = await subsetFont(face, text, {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`${name}.ttf`, documents), subset);
  console.log(`${name}.ttf ${(subset.length / 1024).toFixed(1)} KB`);
}
