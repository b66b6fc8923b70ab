import { expect, test } from 'vitest';
import { filesToRead, scriptsOf } from '../web/script-budget.mjs';

test('a page loads the scripts it names, and not those it keeps for later', () => {
  const html = `
    <link rel="stylesheet" crossorigin href="/assets/shell.css">
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/visitor.js" data-app="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="modulepreload" crossorigin href="/assets/base.js">`;
  expect(scriptsOf(html)).toEqual(['/theme.js', '/assets/visitor.js', '/assets/base.js']);
});

test('the text of a page waits for its styles, its font and the script in its head, and for nothing else', () => {
  const html = `
    <link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" crossorigin href="/assets/shell.css">
    <link rel="preload" as="image" href="/media/still.webp" fetchpriority="high">
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/visitor.js" data-app="/assets/index.js"></script>`;
  expect(filesToRead(html)).toEqual(['/assets/inter.woff2', '/assets/shell.css', '/theme.js']);
});
