import type { Book } from '@dre/core/domain/catalogue/book/book';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { suggestionsFor } from '@dre/core/domain/estimates/checks/suggestions';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import { useAccepting } from '../checks/use-accepting.ts';
import { operationOffers } from '../damage/operation-offers.ts';
import { useAdding } from '../damage/use-adding.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { type BuilderTools, BuilderToolsProvider, type BuilderSelection } from './builder-context.ts';

const { operationKinds, parts } = starterContents();
const [door, seal] = parts.map(({ code }) => code);
if (door === undefined || seal === undefined) throw new Error('The starter book has no parts.');
const book = aBook({
  parts: [aPart({ code: door }), aPart({ code: seal })],
  operations: [anOperation({ part: door }), anOperation({ part: seal })],
  suggestions: [
    {
      id: 'seal',
      whenPartTypes: [],
      whenParts: [door],
      whenOperations: ['replace'],
      whenSides: [],
      whenVehicleTypes: [],
      whenCauses: [],
      suggestPart: seal,
      suggestOperation: 'replace',
      unlessParts: [],
      reason: 'Doors are set in a new seal',
    },
  ],
});
const location = { side: 'road', subSide: 'mid-lower', region: null } as const;

/** A builder that never re-renders, so that two presses both come before the screen could follow. */
function builder(of: Book) {
  const at = { estimate: anEstimate({ lines: [] }) as Estimate, steps: [] as string[] };
  const selection = valueStore<BuilderSelection>({ side: 'road', zone: null, region: null, line: null });
  const tools = {
    present: () =>
      ({
        estimate: at.estimate,
        store: { snapshot: () => ({ estimate: at.estimate, book: of }) },
        mayWrite: true,
        contents: { parts },
        items: [],
      }) as unknown as EstimateNow,
    applyChanges(label, changes) {
      for (const change of changes) {
        const done = applyEdit(at.estimate, change, of);
        if (!done.ok) return false;
        at.estimate = done.value;
      }
      at.steps.push(label);
      return true;
    },
    selection,
    front: valueStore('damage'),
    announce: () => undefined,
  } as Partial<BuilderTools> as BuilderTools;
  return { at, selection, tools };
}

/** The value a builder component gets from a hook, with these tools. */
function given<Value>(tools: BuilderTools, hook: () => Value): Value {
  const got: Value[] = [];
  const Part = () => {
    got.push(hook());
    return null;
  };
  renderToStaticMarkup(createElement(BuilderToolsProvider, { value: tools }, createElement(Part)));
  const [value] = got;
  if (value === undefined) throw new Error('Nothing was drawn.');
  return value;
}

function offered(estimate: Estimate) {
  const part = parts.find(({ code }) => code === door);
  const [offer] = part
    ? operationOffers({ estimate, book, contents: { operationKinds } }, part, location)
    : [];
  if (offer === undefined) throw new Error('The book offers nothing.');
  return offer;
}

test('an operation that is pressed twice in quick succession is added once, and the second press goes to its line', () => {
  const { at, selection, tools } = builder(book);
  const add = given(tools, useAdding);
  const offer = offered(at.estimate);
  add(offer);
  add(offer);
  expect(at.steps.length).toBe(1);
  expect(at.estimate.lines.length).toBe(1);
  expect(selection.get().line).toBe(at.estimate.lines[0]?.id);
});

test('a suggestion that is pressed twice in quick succession is added once', () => {
  const { at, tools } = builder(book);
  given(tools, useAdding)(offered(at.estimate));
  const [suggestion] = suggestionsFor(at.estimate, book);
  if (suggestion === undefined) throw new Error('The book suggests nothing.');
  const accept = given(tools, useAccepting);
  accept(suggestion, 'Seal');
  accept(suggestion, 'Seal');
  expect(at.steps.length).toBe(2);
  expect(at.estimate.lines.length).toBe(2);
});
