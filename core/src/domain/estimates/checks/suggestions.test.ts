import { describe, expect, test } from 'vitest';
import { starterBook, starterContents } from '../../../testing/starter-book.ts';
import type { Part, SuggestionRule } from '../../catalogue/book/book.ts';
import { matchesPattern } from '../../catalogue/regions/pattern.ts';
import type { OperationKind } from '../../catalogue/trade-words.ts';
import { aBook, aNeed, anOperation, aPart } from '../../testing/a-book.ts';
import { aLine, aRefinish } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import type { Estimate, RvUnit } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { suggestedOperation } from '../model/suggested-operation.ts';
import { suggestionsFor } from './suggestions.ts';

const book = starterBook();
const { parts } = starterContents();

function bookLine(part: string, operation: OperationKind, fields: Partial<Line> = {}): Line {
  return aLine({ source: { kind: 'book', part }, operation, ...fields });
}

function estimateOf(lines: readonly Line[], unit: Partial<RvUnit> = {}, cause = ''): Estimate {
  const { unit: usual, loss, ...rest } = anEstimate({ lines });
  return { ...rest, unit: { ...usual, ...unit }, loss: { ...loss, cause } };
}

function rulesFor(estimate: Estimate): readonly string[] {
  return suggestionsFor(estimate, book).flatMap(({ rule, also }) => [rule, ...also]);
}

/** Estimates with one line that meets the rule's conditions; callers take the first that fires. */
function* estimatesMeeting(rule: SuggestionRule): Generator<Estimate> {
  const suggested = book.part(rule.suggestPart);
  for (const part of parts.filter((one) => matches(rule, one))) {
    const type = part.vehicleTypes.find(
      (one) =>
        suggested?.vehicleTypes.includes(one) === true &&
        (rule.whenVehicleTypes.length === 0 || rule.whenVehicleTypes.includes(one)),
    );
    const place = part.places.find(
      ({ side }) => rule.whenSides.length === 0 || rule.whenSides.includes(side),
    );
    const operation = rule.whenOperations.find((kind) => book.operation(part.code, kind) !== undefined);
    if (type === undefined || place === undefined || operation === undefined) continue;
    const line = bookLine(part.code, operation, { place: { ...place, region: null } });
    yield estimateOf([line], { vehicleType: type }, rule.whenCauses[0]);
  }
}

function matches(rule: SuggestionRule, { code, partType }: Part): boolean {
  return (
    (rule.whenPartTypes.length === 0 || rule.whenPartTypes.includes(partType)) &&
    (rule.whenParts.length === 0 || rule.whenParts.some((pattern) => matchesPattern(pattern, code))) &&
    !rule.unlessParts.some((pattern) => matchesPattern(pattern, code))
  );
}

function firing(rule: SuggestionRule): Estimate | undefined {
  for (const estimate of estimatesMeeting(rule)) {
    if (rulesFor(estimate).includes(rule.id)) return estimate;
  }
  return undefined;
}

describe('forgotten items', () => {
  test('the book has at least sixty rules', () => {
    expect(book.suggestions.length).toBeGreaterThanOrEqual(60);
  });

  test('a reason given for two operations is about parts of one kind', () => {
    const kinds = new Map<string, Set<string | undefined>>();
    for (const { reason, suggestPart } of book.suggestions) {
      kinds.set(reason, (kinds.get(reason) ?? new Set()).add(book.part(suggestPart)?.partType));
    }
    expect([...kinds].filter(([, types]) => types.size > 1)).toEqual([]);
  });

  describe.each(book.suggestions.map((rule) => [rule.id, rule.reason, rule] as const))(
    '%s %s',
    (_id, _reason, rule) => {
      const estimate = firing(rule);

      test('is suggested for an estimate that meets its conditions', () => {
        const found =
          estimate &&
          suggestionsFor(estimate, book).find((one) => one.rule === rule.id || one.also.includes(rule.id));
        expect(found).toMatchObject({
          part: rule.suggestPart,
          operation: rule.suggestOperation,
          reason: expect.stringContaining(rule.reason) as string,
          line: estimate?.lines[0]?.id,
        });
      });

      test('is silent once it is on the estimate, was answered, or its cause is not repaired', () => {
        const [line] = estimate?.lines ?? [];
        if (estimate === undefined || line === undefined) throw new Error(`${rule.id} never fires`);
        const added = bookLine(rule.suggestPart, rule.suggestOperation, { number: 2 });
        const answered = { [rule.id]: 'dismissed' } as const;
        for (const silent of [
          { ...estimate, lines: [line, added] },
          { ...estimate, answeredSuggestions: answered },
          { ...estimate, lines: [] },
          { ...estimate, lines: [{ ...line, payer: 'excluded' as const }] },
        ]) {
          expect(rulesFor(silent)).not.toContain(rule.id);
        }
      });
    },
  );
});

test('work suggested by two causes is listed once, with both', () => {
  const gasket = book.suggestions.find(({ id }) => id === 'S007');
  if (gasket === undefined) throw new Error('The book suggests gaskets.');
  const other = { ...gasket, id: 'S999', reason: 'The gasket seals once.' };
  const twice = { ...book, suggestions: [gasket, other] };
  const estimate = firing(gasket);
  if (estimate === undefined) throw new Error('The rule never fires.');
  const suggested = suggestionsFor(estimate, twice).filter(({ part }) => part === gasket.suggestPart);
  expect(suggested).toMatchObject([
    { rule: 'S007', also: ['S999'], reason: `${gasket.reason} The gasket seals once.` },
  ]);
});

test('no estimate gets the same suggestion twice', () => {
  for (const rule of book.suggestions) {
    const estimate = firing(rule);
    const works = (estimate ? suggestionsFor(estimate, book) : []).map(
      ({ part, operation }) => `${part} ${operation}`,
    );
    expect(works).toHaveLength(new Set(works).size);
  }
});

describe('a suggestion is silent', () => {
  const tire = parts.find(({ code }) => code.startsWith('TR-'))?.code ?? '';
  const tireLine = bookLine(tire, 'replace', { place: { side: 'under', subSide: 'axles', region: null } });

  test('for another cause of loss', () => {
    expect(rulesFor(estimateOf([tireLine], {}, 'tire-blowout'))).toContain('S015');
    expect(rulesFor(estimateOf([tireLine], {}, 'hail'))).not.toContain('S015');
  });

  test('for another vehicle type, and while the type is not known', () => {
    expect(rulesFor(estimateOf([tireLine], {}, 'tire-blowout'))).toContain('S016');
    for (const vehicleType of ['class-b', null] as const) {
      expect(rulesFor(estimateOf([tireLine], { vehicleType }, 'tire-blowout'))).not.toContain('S016');
    }
  });

  test('when a part that makes it pointless is on the estimate', () => {
    const freight = bookLine('FE-FREIGHT-XL', 'fee', { number: 2 });
    expect(rulesFor(estimateOf([tireLine]))).toContain('S128');
    expect(rulesFor(estimateOf([tireLine, freight]))).not.toContain('S128');
  });

  test('when its part does not fit the construction of the unit', () => {
    const lid = bookLine('VT-LID', 'replace', { place: { side: 'roof', subSide: 'mid', region: null } });
    const rulesWith = (roof: string) => rulesFor(estimateOf([lid], { roof }, 'hail'));
    expect(rulesWith('')).toEqual(expect.arrayContaining(['S078', 'S079']));
    expect(rulesWith('roof-tpo')).toContain('S079');
    expect(rulesWith('roof-tpo')).not.toContain('S078');
  });

  test('when a line adds the operation automatically', () => {
    const heater = parts.find(({ code }) => code.startsWith('AP-WH'))?.code ?? '';
    const needsTest = book
      .needsOf(heater, 'replace')
      .some((need) => need.otherPart === 'OP-LPTEST' && need.when === 'always');
    expect(needsTest).toBe(true);
    expect(rulesFor(estimateOf([bookLine(heater, 'replace')]))).not.toContain('S001');
  });

  test('for a comment', () => {
    expect(rulesFor(estimateOf([aLine({ source: { kind: 'comment' }, operation: 'replace' })]))).toEqual([]);
  });
});

describe('a suggestion takes into account', () => {
  test('refinish on the line of another operation', () => {
    const panel = bookLine('SW-LAM-SEC', 'replace', { refinish: aRefinish(60) });
    expect(rulesFor(estimateOf([panel]))).toContain('S130');
    expect(rulesFor(estimateOf([{ ...panel, refinish: null }]))).not.toContain('S130');
  });

  test('calculated lines', () => {
    const source = { kind: 'calculator', calculation: 'c', piece: 'surface', part: 'RF-SECT' } as const;
    const roof = aLine({
      source,
      operation: 'replace',
      place: { side: 'roof', subSide: 'mid', region: null },
    });
    expect(rulesFor(estimateOf([roof]))).toContain('S004');
  });

  test('manual lines, when any part qualifies', () => {
    expect(rulesFor(estimateOf([aLine({ operation: 'replace' })]))).toEqual(['S128', 'S131', 'S132']);
  });
});

describe('optional needs of the book', () => {
  const wall = aPart({ code: 'WALL-1' });
  const small = aPart({ code: 'DOOR-S' });
  const large = aPart({ code: 'DOOR-L' });
  const operations = [wall, small, large].flatMap(({ code }) => [
    anOperation({ part: code }),
    anOperation({ part: code, kind: 'ri' }),
  ]);
  const lamp = aNeed({ part: 'WALL-1', otherPart: 'LAMP-1', when: 'in-area', reason: 'it sits on the wall' });
  const needs = [
    lamp,
    aNeed({ part: 'WALL-1', otherPart: 'DOOR-S', when: 'in-area', choice: 'door' }),
    aNeed({ part: 'WALL-1', otherPart: 'DOOR-L', when: 'in-area', choice: 'door' }),
  ];
  const pages = { parts: [wall, small, large, aPart({ code: 'LAMP-1' })], operations, needs };
  const smallBook = aBook(pages);
  const replaced = bookLine('WALL-1', 'replace');
  const offered = (lines: readonly Line[], unit: Partial<RvUnit> = {}) =>
    suggestionsFor(estimateOf(lines, unit), smallBook).map(({ part }) => part);

  test('are suggested with their reason, their condition and their alternatives', () => {
    expect(suggestionsFor(estimateOf([replaced]), smallBook)[0]).toEqual({
      rule: 'need:WALL-1:replace:LAMP-1:ri',
      also: [],
      part: 'LAMP-1',
      operation: 'ri',
      reason: 'it sits on the wall',
      line: replaced.id,
      when: 'in-area',
      choice: null,
      isSure: false,
    });
    expect(offered([replaced])).toEqual(['LAMP-1', 'DOOR-S', 'DOOR-L']);
  });

  test('add no second reason if a rule already gives the same one in other words', () => {
    const rule = book.suggestions.find(({ reason }) => reason.startsWith('Sheet ends are clamped'));
    if (rule === undefined) throw new Error('The book has no such rule.');
    const reasonWith = (reason: string) => {
      const own = { ...rule, whenPartTypes: [], whenParts: ['WALL-1'], suggestPart: 'LAMP-1' };
      const both = { ...aBook({ ...pages, needs: [{ ...lamp, reason }] }), suggestions: [own] };
      return suggestionsFor(estimateOf([replaced]), both)[0]?.reason;
    };
    expect(reasonWith('corner molding clamps the sheet end')).toBe(rule.reason);
    expect(reasonWith('its wires run behind it')).toBe(`${rule.reason} Its wires run behind it`);
  });

  test('are suggested once, however many lines need them', () => {
    expect(offered([replaced, bookLine('WALL-1', 'replace', { number: 2 })])).toHaveLength(3);
  });

  test('are silent when on the estimate, answered by an alternative, replaced anyway or decided by the unit', () => {
    expect(offered([replaced, bookLine('LAMP-1', 'ri', { number: 2 })])).toEqual(['DOOR-S', 'DOOR-L']);
    expect(offered([replaced, bookLine('DOOR-S', 'ri', { number: 2 })])).toEqual(['LAMP-1']);
    expect(offered([replaced, bookLine('LAMP-1', 'replace', { number: 2 })])).toEqual(['DOOR-S', 'DOOR-L']);
    expect(offered([replaced], { fitted: ['DOOR-L'] })).toEqual(['LAMP-1', 'DOOR-L']);
  });

  test('can be answered by their key, like rules', () => {
    expect(suggestedOperation('need:WALL-1:replace:LAMP-1:ri', smallBook)).toEqual({
      part: 'LAMP-1',
      operation: 'ri',
    });
    expect(suggestedOperation('S131', book)).toEqual({ part: 'OP-QC', operation: 'inspect' });
    expect(suggestedOperation('need:WALL-1:replace:NONE:ri', smallBook)).toBeNull();
    expect(suggestedOperation('S999', book)).toBeNull();
  });
});
