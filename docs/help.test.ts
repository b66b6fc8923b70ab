import { readdirSync, readFileSync, statSync } from 'node:fs';
import { screenAt, screens } from '@dre/core/contract/screens';
import { checkRichText } from '@dre/core/domain/content/check-rich-text';
import { picturesOf, plainText } from '@dre/core/domain/content/rich-text';
import { brokenLinks } from '@dre/core/domain/help/broken-links';
import { readTopicFile } from '@dre/core/domain/help/read-topic-file';
import { expect, test } from 'vitest';

const folder = new URL('../help/topics/', import.meta.url);
const pictureFolder = new URL('../web/public/', import.meta.url);

const topics = readdirSync(folder).map((name) =>
  readTopicFile(name.replace(/\.md$/, ''), readFileSync(new URL(name, folder), 'utf8')),
);
const headings = new Set(topics.map(({ parent }) => parent));
/** Those that explain something; the others hold them together. */
const explaining = topics.filter(({ slug }) => !headings.has(slug));

test('at least 25 topics explain the product, none of them in a few words', () => {
  expect(explaining.length).toBeGreaterThanOrEqual(25);
  const thin = explaining.filter(({ body }) => plainText(body).split(/\s+/).length < 60);
  expect(thin.map(({ slug }) => slug)).toEqual([]);
});

test('every screen has a topic, and no topic names a screen there is not', () => {
  const named = new Set(topics.flatMap((topic) => topic.screens));
  expect(screens.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([]);
  const known = new Set<string>(screens.map(({ path }) => path));
  expect([...named].filter((path) => !known.has(path))).toEqual([]);
});

test('every topic can be kept, stands under one there is, and every link of it leads somewhere', () => {
  const shown = new Map(topics.map(({ slug }) => [slug, true]));
  const faults = topics.flatMap(({ slug, parent, order, body }) => [
    ...(checkRichText(body).ok ? [] : [`${slug} cannot be kept`]),
    ...(parent === null || shown.has(parent) ? [] : [`${slug} stands under ${parent}`]),
    ...(Number.isInteger(order) ? [] : [`${slug} has no order`]),
    ...brokenLinks(body, shown, (path) => screenAt(path) !== undefined).map(
      ({ link }) => `${slug} links to ${link}`,
    ),
  ]);
  expect(faults).toEqual([]);
});

test('every picture of a topic is there, small, and used', () => {
  const used = [...new Set(topics.flatMap(({ body }) => picturesOf(body)))].toSorted();
  const there = readdirSync(new URL('media/help/', pictureFolder)).map((name) => `/media/help/${name}`);
  expect(there.toSorted()).toEqual(used);
  const sizes = used.map((address) => statSync(new URL(address.slice(1), pictureFolder)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * 1024 * 1024);
});
