import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBook, anOperation, aPart } from '../../testing/a-book.ts';
import { type Dice, someChange } from '../../testing/some-change.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Edit, EditKind } from '../model/edit.ts';
import { type EditOutcome, mergeEdit } from './merge-edits.ts';
import { newEstimate } from '../model/new-estimate.ts';
import {
  type AcknowledgedEdit,
  type AppliedEdit,
  receiveEdits,
  openReplica,
  type Replica,
  addPendingEdit,
} from './replica.ts';

const book = aBook({ parts: [aPart({ code: 'DOOR' })], operations: [anOperation({ part: 'DOOR' })] });
const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });

/** The server's log: an edit sent twice gets the same answer. */
class Server {
  estimate = blank;
  readonly log: (AppliedEdit & { readonly author: number })[] = [];
  readonly fates = new Map<string, EditOutcome>();

  receive(author: number, edit: Edit, seen: number): AcknowledgedEdit {
    const before = this.fates.get(edit.id);
    if (before !== undefined) return { edit, fate: before };
    const meanwhile = this.log.slice(seen).filter((entry) => entry.author !== author);
    const merged = mergeEdit(
      this.estimate,
      edit,
      meanwhile.map((entry) => entry.edit),
      book,
    );
    this.estimate = merged.estimate;
    this.fates.set(edit.id, merged.outcome);
    if (merged.outcome.kind === 'applied') this.log.push({ author, edit, revision: this.log.length + 1 });
    return { edit, fate: merged.outcome };
  }
}

class Device {
  replica: Replica = openReplica({ confirmed: blank, revision: 0 }, [], book);
  readonly author: number;
  constructor(author: number) {
    this.author = author;
  }

  write(kind: EditKind, dice: Dice, id: string): void {
    const change = someChange(this.replica.shown, kind, dice);
    const own = JSON.parse(
      JSON.stringify(change).replaceAll('"id-', `"${this.author}-${id}-`),
    ) as typeof change;
    const written = addPendingEdit(this.replica, { ...own, id }, book);
    if (written.ok) this.replica = written.value;
  }

  send(server: Server, { count, isAnswerLost }: { count: number; isAnswerLost: boolean }): void {
    const answered = this.replica.pending
      .slice(0, count)
      .map(({ edit, seen }) => server.receive(this.author, edit, seen));
    if (!isAnswerLost) this.take(server.log.slice(this.replica.revision), answered);
  }

  read(server: Server, count: number): void {
    this.take(server.log.slice(this.replica.revision).slice(0, count), []);
  }

  private take(applied: readonly AppliedEdit[], answered: readonly AcknowledgedEdit[]): void {
    const received = receiveEdits(this.replica, applied, answered, book);
    if (received === null) throw new Error('The log has no gaps, yet one was found.');
    this.replica = received;
  }
}

const kinds: readonly EditKind[] = [
  'set-heading',
  'add-book-line',
  'add-line',
  'change-line',
  'set-hours',
  'move-line',
  'remove-line',
  'restore-line',
  'add-note',
  'remove-note',
];

const step = fc.record({
  author: fc.nat(2),
  what: fc.constantFrom('write', 'write', 'write', 'send', 'send without answer', 'read'),
  kind: fc.constantFrom(...kinds),
  count: fc.integer({ min: 1, max: 6 }),
  dice: fc.record({ a: fc.nat(99), b: fc.nat(99), c: fc.nat(99) }),
});

test('devices that lose replies, resend and read late all end with the server’s estimate', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const server = new Server();
      const devices = [0, 1, 2].map((author) => new Device(author));
      steps.forEach(({ author, what, kind, count, dice }, index) => {
        const device = devices[author] as Device;
        if (what === 'write') device.write(kind, dice, `edit-${index}`);
        else if (what === 'read') device.read(server, count);
        else device.send(server, { count, isAnswerLost: what === 'send without answer' });
      });
      for (const device of devices) device.send(server, { count: 99, isAnswerLost: false });
      for (const device of devices) device.read(server, 999);
      return devices.every(
        ({ replica }) =>
          replica.pending.length === 0 &&
          replica.revision === server.log.length &&
          isDeepStrictEqual(replica.shown, server.estimate) &&
          isDeepStrictEqual(replica.confirmed, server.estimate),
      );
    }),
    { numRuns: 300 },
  );
});

const named = (id: string, name: string): Edit => ({
  id,
  kind: 'set-party',
  role: 'customer',
  changes: { name },
});

function writing(replica: Replica, edit: Edit): Replica {
  const written = addPendingEdit(replica, edit, book);
  if (!written.ok) throw new Error('This edit fits.');
  return written.value;
}

test('an acknowledged own edit leaves the visible estimate unchanged', () => {
  const before = writing(openReplica({ confirmed: blank, revision: 0 }, [], book), named('1', 'Ruth'));
  const edit = before.pending[0]?.edit as Edit;
  const after = receiveEdits(before, [{ revision: 1, edit }], [{ edit, fate: { kind: 'applied' } }], book);
  expect(after?.shown).toBe(before.shown);
  expect(after?.pending).toEqual([]);
});

test('a gap in the server’s revisions is detected', () => {
  const replica = openReplica({ confirmed: blank, revision: 0 }, [], book);
  expect(receiveEdits(replica, [{ revision: 2, edit: named('1', 'Ruth') }], [], book)).toBeNull();
});

test('an edit received twice is applied once', () => {
  const replica = openReplica({ confirmed: blank, revision: 0 }, [], book);
  const edits = [{ revision: 1, edit: named('1', 'Ruth') }];
  const once = receiveEdits(replica, edits, [], book) as Replica;
  expect(receiveEdits(once, edits, [], book)).toBe(once);
});
