import { afterEach, expect, test, vi } from 'vitest';
import { readStoredDraft } from './stored-draft.ts';

const nothing = { drafts: {}, name: '', comment: '' };
const stored = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });
afterEach(() => vi.unstubAllGlobals());

test("a reader's unsent text survives a reload", () => {
  const draft = { drafts: { a: { answer: 'question', text: 'Why?' } }, name: 'Nora', comment: 'Later' };
  stored(JSON.stringify(draft));
  expect(readStoredDraft('dre-share', nothing)).toEqual(draft);
});

test.each([null, 'no JSON', '[]', '{"drafts":1,"name":"","comment":""}', '"text"'])(
  'a stored %s is no draft',
  (text) => {
    stored(text);
    expect(readStoredDraft('dre-share', nothing)).toBe(nothing);
  },
);
