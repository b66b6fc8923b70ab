import { expect, test } from 'vitest';
import { scriptsOf } from '../web/script-budget.mjs';

test('a page loads the scripts it names, and not those it keeps for later', () => {
  const html = `
    <link rel="stylesheet" crossorigin href="/assets/shell.css">
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/visitor.js" data-app="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="modulepreload" crossorigin href="/assets/base.js">`;
  expect(scriptsOf(html)).toEqual(['/theme.js', '/assets/visitor.js', '/assets/base.js']);
});
