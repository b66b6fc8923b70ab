import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBook, anOperation, aPart } from '../../testing/a-book.ts';
import { type Dice, someChange } from '../../testing/some-change.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Edit, EditKind } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { mergeEdit } from './merge-edits.ts';
import { newEstimate } from '../model/new-estimate.ts';

const book = aBook({ parts: [aPart({ code: 'DOOR' })], operations: [anOperation({ part: 'DOOR' })] });
const place = { side: 'whole', subSide: 'fees', region: null } as const;
const start = after(newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() }), [
  { id: '1', kind: 'add-line', lineId: 'a', order: 'A', source: 'manual', place, fields: {} },
  { id: '2', kind: 'add-line', lineId: 'b', order: 'B', source: 'manual', place, fields: {} },
  { id: '3', kind: 'add-note', note: { id: 'n', text: '', audience: 'internal' } },
]);

function after(estimate: Estimate, edits: readonly Edit[]): Estimate {
  return edits.reduce((present, edit) => mergeEdit(present, edit, [], book).estimate, estimate);
}

/** The server's log of applied edits. */
class Server {
  estimate = start;
  readonly applied: { readonly author: number; readonly edit: Edit }[] = [];

  receive(author: number, edit: Edit, seen: number): void {
    const meanwhile = this.applied.slice(seen).filter((other) => other.author !== author);
    const { estimate, outcome } = mergeEdit(
      this.estimate,
      edit,
      meanwhile.map((other) => other.edit),
      book,
    );
    this.estimate = estimate;
    if (outcome.kind === 'applied') this.applied.push({ author, edit });
  }
}

/** A device: the confirmed estimate and its pending edits. */
class Client {
  confirmed = start;
  seen = 0;
  pending: { readonly edit: Edit; readonly seen: number }[] = [];
  readonly author: number;
  constructor(author: number) {
    this.author = author;
  }

  get shown(): Estimate {
    return after(
      this.confirmed,
      this.pending.map(({ edit }) => edit),
    );
  }

  write(kind: EditKind, dice: Dice, id: string): void {
    const change = someChange(this.shown, kind, dice);
    // Ids are created on the device and never equal those of another device.
    const own = JSON.parse(
      JSON.stringify(change).replaceAll('"id-', `"${this.author}-${id}-`),
    ) as typeof change;
    this.pending.push({ edit: { ...own, id }, seen: this.seen });
  }

  sendTo(server: Server): void {
    for (const { edit, seen } of this.pending) server.receive(this.author, edit, seen);
    this.pending = [];
    this.readFrom(server);
  }

  readFrom(server: Server): void {
    this.confirmed = after(
      this.confirmed,
      server.applied.slice(this.seen).map(({ edit }) => edit),
    );
    this.seen = server.applied.length;
  }
}

const kinds: readonly EditKind[] = [
  'set-heading',
  'set-party',
  'set-unit',
  'add-book-line',
  'add-line',
  'change-line',
  'set-hours',
  'move-line',
  'reorder-line',
  'duplicate-line',
  'remove-line',
  'restore-line',
  'add-note',
  'change-note',
  'remove-note',
  'override-automatic',
  'restore-automatic',
  'lock',
  'start-supplement',
];

const step = fc.record({
  author: fc.nat(3),
  what: fc.constantFrom('write', 'write', 'write', 'send', 'read'),
  kind: fc.constantFrom(...kinds),
  dice: fc.record({ a: fc.nat(99), b: fc.nat(99), c: fc.nat(99) }),
});

test('however the edits of several users interleave, all end with the same estimate', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const server = new Server();
      const clients = [0, 1, 2, 3].map((author) => new Client(author));
      steps.forEach(({ author, what, kind, dice }, index) => {
        const client = clients[author] as Client;
        if (what === 'write') client.write(kind, dice, `edit-${index}`);
        else if (what === 'send') client.sendTo(server);
        else client.readFrom(server);
      });
      for (const client of clients) client.sendTo(server);
      for (const client of clients) client.readFrom(server);
      for (const client of clients) expect(client.shown).toEqual(server.estimate);
    }),
    { numRuns: 1_000 },
  );
});

function merged(edit: Edit, meanwhile: readonly Edit[]): Estimate {
  return mergeEdit(after(start, meanwhile), edit, meanwhile, book).estimate;
}

test('concurrent changes of different fields of a line are both preserved', () => {
  const note: Edit = { id: '10', kind: 'change-line', lineId: 'a', changes: { note: 'cracked' } };
  const name: Edit = { id: '11', kind: 'change-line', lineId: 'a', changes: { description: 'Skirt' } };
  for (const [first, second] of [
    [note, name],
    [name, note],
  ] as const) {
    expect(merged(second, [first]).lines[0]).toMatchObject({ note: 'cracked', description: 'Skirt' });
  }
});

test('for concurrent changes of the same field, the one acknowledged later wins', () => {
  const early: Edit = { id: '10', kind: 'change-line', lineId: 'a', changes: { note: 'early' } };
  const late: Edit = { id: '11', kind: 'change-line', lineId: 'a', changes: { note: 'late' } };
  expect(merged(late, [early]).lines[0]).toMatchObject({ note: 'late' });
});

test.each<readonly [string, Edit, Edit]>([
  [
    'line',
    { id: '10', kind: 'change-line', lineId: 'a', changes: { note: 'kept' } },
    { id: '11', kind: 'remove-line', lineId: 'a' },
  ],
  [
    'note',
    { id: '10', kind: 'change-note', noteId: 'n', changes: { text: 'kept' } },
    { id: '11', kind: 'remove-note', noteId: 'n' },
  ],
])('a %s changed by one user and removed by another stays, in either order', (_, change, removal) => {
  expect(JSON.stringify(merged(removal, [change]))).toContain('kept');
  expect(JSON.stringify(merged(change, [removal]))).toContain('kept');
  const { lines, notes } = merged(change, [removal]);
  expect([lines.length, notes.length]).toEqual([2, 1]);
  expect(merged(removal, [change]).lines).toHaveLength(2);
});

test('a removal is overtaken only by changes its author had not received', () => {
  const change: Edit = { id: '10', kind: 'change-line', lineId: 'a', changes: { note: 'seen' } };
  const received = after(start, [change]);
  const { estimate, outcome } = mergeEdit(received, { id: '11', kind: 'remove-line', lineId: 'a' }, [], book);
  expect(outcome).toEqual({ kind: 'applied' });
  expect(estimate.lines.map(({ id }) => id)).toEqual(['b']);
});
