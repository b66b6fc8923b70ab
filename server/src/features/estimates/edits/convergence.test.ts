import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EditEntry, EstimateReply, HistoryEntry } from '@dre/core/contract/estimates/estimates';
import { editKinds } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Books } from '@dre/core/domain/estimates/model/book-pin';
import type { Edit, EditKind } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { mergeEdit } from '@dre/core/domain/estimates/sync/merge-edits';
import { type Dice, someChange } from '@dre/core/domain/testing/some-change';
import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { aMember, get, type Member, post, publishDearerBook, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import { bookFor } from '../../catalogue/open-books.ts';
import { checksumOf } from '../record/checksum.ts';
import type { Acknowledged } from './edits-service.ts';

/** `npm run chaos` sets many more. */
const simulated = process.env['SIMULATED_RUNS'];
/** Repeats a failed run by its seed. */
const seed = process.env['CHAOS_SEED'];
const longest = simulated === undefined ? 30_000 : 3_600_000;

const site = withTestApp({ book: 'starter' });
let books: Books;
const members: Member[] = [];

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  await publishDearerBook(site.db, 'AC-PLENUM');
  const editions = await Promise.all(
    [1, 2].map((edition) => bookFor(site.db, { companyId: id, edition, houseRevision: 0 })),
  );
  books = ({ edition }) => editions[edition - 1];
  for (let count = 0; count < 6; count += 1) members.push(await aMember(site, id, 'estimator'));
});

interface Request {
  readonly since: number;
  readonly edits: readonly Edit[];
}

/** A device like the browser's: confirmed estimate, pending edits, and requests under way. */
class Device {
  readonly device = randomUUID();
  confirmed: Estimate;
  revision = 0;
  readonly waiting: { readonly edit: Edit; readonly seen: number }[] = [];
  readonly underWay: Request[] = [];
  readonly written: string[] = [];
  readonly acknowledged = new Set<string>();
  readonly url: string;
  readonly member: Member;
  constructor(member: Member, start: EstimateReply) {
    this.member = member;
    this.confirmed = start.estimate;
    this.url = `/api/estimates/${start.estimate.id}/edits`;
  }

  get shown(): Estimate {
    return this.waiting.reduce(
      (estimate, { edit }) => mergeEdit(estimate, edit, [], books).estimate,
      this.confirmed,
    );
  }

  write(kind: EditKind, dice: Dice): void {
    const id = randomUUID();
    const edit = { ...named(someChange(this.shown, kind, dice), id), id };
    this.waiting.push({ edit, seen: this.revision });
    this.written.push(id);
  }

  pack(): void {
    if (this.waiting.length === 0) return;
    const edits = this.waiting.map(({ edit }) => edit);
    this.underWay.push({ since: Math.min(...this.waiting.map(({ seen }) => seen)), edits });
  }

  /** Delivers one of the requests, not always the oldest; its reply may be lost. */
  async deliver(which: number, isAnswered: boolean): Promise<void> {
    const [request] = this.underWay.splice(which % Math.max(1, this.underWay.length), isAnswered ? 1 : 0);
    const arriving = request ?? this.underWay[which % Math.max(1, this.underWay.length)];
    if (arriving === undefined) return;
    const reply = await post(site.app, this.member, this.url, { device: this.device, ...arriving });
    if (reply.statusCode !== 200) throw new Error(`${String(reply.statusCode)} ${reply.body}`);
    if (isAnswered) await this.take(reply.json<Acknowledged>());
  }

  async take({ fates, others, revision, checksum }: Acknowledged): Promise<void> {
    const own = fates.flatMap(({ id, revision: at, edit }) => {
      this.acknowledged.add(id);
      const index = this.waiting.findIndex((one) => one.edit.id === id);
      const [waited] = index === -1 ? [] : this.waiting.splice(index, 1);
      const stored = edit ?? waited?.edit;
      return at === null || stored === undefined ? [] : [{ revision: at, edit: stored }];
    });
    this.apply([...own, ...others]);
    if (this.revision < revision) await this.read();
    else if (this.revision === revision) this.compare(checksum);
  }

  async read(): Promise<void> {
    for (;;) {
      const reply = await get(site.app, this.member, `${this.url}?since=${String(this.revision)}`);
      const page = reply.json<{ entries: EditEntry[]; revision: number; checksum: string }>();
      this.apply(page.entries);
      if (this.revision === page.revision) return this.compare(page.checksum);
    }
  }

  /** Applies entries in server order, each once, and reads missing ones. */
  apply(entries: readonly { readonly revision: number; readonly edit: Edit }[]): void {
    for (const { revision, edit } of entries.toSorted((a, b) => a.revision - b.revision)) {
      if (revision !== this.revision + 1) continue;
      const { estimate, outcome } = mergeEdit(this.confirmed, edit, [], books);
      if (outcome.kind !== 'applied') throw new Error(`${edit.kind} was applied by the server and not here.`);
      this.confirmed = estimate;
      this.revision = revision;
    }
  }

  compare(checksum: string): void {
    if (checksumOf(this.confirmed).toString('hex') !== checksum) {
      throw new Error(`The checksums differ at revision ${String(this.revision)}.`);
    }
  }
}

const idFields = new Set([
  'lineId',
  'copyId',
  'calculationId',
  'photoId',
  'pinId',
  'markId',
  'noteId',
  'sendingId',
  'agreementId',
  'id',
]);

/** Gives words used as ids in test changes real ones, which never collide with another device's. */
function named<T>(value: T, editId: string): T {
  return JSON.parse(JSON.stringify(value), (field, found: unknown) => {
    // A photo shows a zone; only lines know their shape in the picture.
    if (field === 'changes' && isPlaced(found))
      return { ...found, place: { ...found.place, region: undefined } };
    // One of them is not in the second edition.
    if (field === 'part' && found === 'DOOR') return /[0-7]$/.test(editId) ? 'AC-SHROUD' : 'AC-PLENUM';
    // Only the server records mails and signatures.
    if (field === 'how' && (found === 'mail' || found === 'signature')) return 'paper';
    if (!idFields.has(field) || typeof found !== 'string' || /^[0-9a-f-]{36}$/.test(found)) return found;
    if (found.startsWith('shop-')) return found;
    const isCommon = /^(pin|mark|calculation|sending|agreement)-\d+$|^no such/.test(found);
    const hex = createHash('sha256')
      .update(isCommon ? found : `${editId} ${found}`)
      .digest('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  }) as T;
}

function isPlaced(found: unknown): found is { readonly place: object } {
  return typeof found === 'object' && found !== null && 'place' in found;
}

const step = fc.record({
  who: fc.nat(5),
  what: fc.constantFrom('write', 'write', 'write', 'write', 'pack', 'deliver', 'lose', 'read'),
  kind: fc.constantFrom(
    'add-line',
    'change-line',
    'remove-line',
    'add-book-line',
    'move-to-edition',
    ...editKinds.filter((kind) => kind !== 'void'),
  ),
  dice: fc.record({ a: fc.nat(99), b: fc.nat(99), c: fc.nat(99) }),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function play(device: Device, { what, kind, dice }: Step): Promise<void> {
  if (what === 'write') device.write(kind as EditKind, dice);
  else if (what === 'pack') device.pack();
  else if (what === 'read') await device.read();
  else await device.deliver(dice.a, what === 'deliver');
}

/** Brings every device online: requests under way arrive, pending edits are sent, missing ones are read. */
async function settleDown(devices: readonly Device[]): Promise<void> {
  for (const device of devices) {
    while (device.underWay.length > 0) await device.deliver(1, true);
    device.pack();
    await device.deliver(0, true);
  }
  for (const device of devices) await device.read();
}

async function wholeHistory(member: Member, id: string): Promise<HistoryEntry[]> {
  const items: HistoryEntry[] = [];
  for (let before = ''; ;) {
    const reply = await get(site.app, member, `/api/estimates/${id}/history${before}`);
    const page = reply.json<{ items: HistoryEntry[]; next: number | null }>();
    items.push(...page.items);
    if (page.next === null) return items.toReversed();
    before = `?before=${String(page.next)}`;
  }
}

test(
  'however edits of two to six devices are delayed, repeated and lost, all end with the same estimate',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 6 }),
        fc.array(step, { minLength: 20, maxLength: 60 }),
        async (count, steps) => {
          const start = await started(site.app, members[0] as Member);
          const devices = members.slice(0, count).map((member) => new Device(member, start));
          for (const one of steps) await play(devices[one.who % count] as Device, one);
          await settleDown(devices);

          const { id } = start.estimate;
          const final = (
            await get(site.app, members[0] as Member, `/api/estimates/${id}`)
          ).json<EstimateReply>();
          const history = await wholeHistory(members[0] as Member, id);
          const replayed = history
            .filter(({ fate }) => fate.kind === 'applied')
            .reduce((estimate, { edit }) => mergeEdit(estimate, edit, [], books).estimate, start.estimate);
          const written = devices.flatMap((device) => device.written);
          return (
            devices.every(({ revision }) => revision === final.revision) &&
            devices.every(({ confirmed }) => checksumOf(confirmed).toString('hex') === final.checksum) &&
            isDeepStrictEqual(replayed, final.estimate) &&
            // Every written edit was acknowledged and is in the log exactly once.
            written.every(
              (edit, at) => devices.some(({ acknowledged }) => acknowledged.has(edit)) && at >= 0,
            ) &&
            isDeepStrictEqual(history.map(({ edit }) => edit.id).toSorted(), written.toSorted())
          );
        },
      ),
      simulated === undefined
        ? { numRuns: 12, interruptAfterTimeLimit: 15_000 }
        : {
            numRuns: Number(simulated),
            interruptAfterTimeLimit: longest,
            markInterruptAsFailure: true,
            ...(seed !== undefined && { seed: Number(seed) }),
          },
    );
  },
  longest,
);
