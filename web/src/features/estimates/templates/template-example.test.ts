import { openBook } from '@dre/core/domain/catalogue/book/open-book';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { templateChoices } from './template-choices.ts';
import { templateExample } from './template-example.ts';

const contents = starterContents();
const book = openBook(contents);

test.each(templateChoices([], contents, null))('$name comes to an amount on its vehicle', (choice) => {
  const example = templateExample(choice, { book, contents }, defaultProfile());
  expect(example.skipped).toEqual([]);
  expect(example.total).toBeGreaterThan(0);
  const own = choice.lines.filter(({ isOptional }) => !isOptional);
  expect(example.lines.filter(({ isAutomatic }) => !isAutomatic)).toHaveLength(own.length);
});
