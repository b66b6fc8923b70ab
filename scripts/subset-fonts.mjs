// Cuts the two typefaces down to what the product prints, so that the welcome page stays under its 50 KB.
// The results are committed; run this again only after raising a font's version.
import { createRequire } from 'node:module';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const web = new URL('../web/', import.meta.url);
const packages = createRequire(new URL('package.json', web));
const output = new URL('src/ui/fonts/', web);

/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = packages('subset-font');

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const punctuation = '\u00A0©®°±·×§½–—‘’“”•…→−™';
// Kerning, and figures of one width for every column of money and hours.
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
