import type { Problem } from '@dre/core/contract/problem';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryPhotoStorage } from '../storage/memory-photo-storage.ts';
import { PhotoUploadQueue } from './photo-upload-queue.ts';
import type { PhotoStorage } from '../storage/photo-storage.ts';
import type { PhotoTransport, Received } from './photo-transport.ts';
import { photoStorageWithFallback } from '../storage/photo-storage-with-fallback.ts';
import { aPhoto } from '../testing/a-photo.ts';

const unreachable: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };
const conflict: Problem = { type: 'about:blank', title: 'Bytes before these are missing.', status: 409 };
const partBytes = 4;

type Mishap = 'none' | 'request lost' | 'answer lost' | 'part forgotten' | 'page gone';

/** A server that may lose requests, replies and stored parts. */
class FarEnd implements PhotoTransport {
  readonly parts = new Map<string, number[]>();
  readonly stored = new Map<string, number>();
  readonly finished: string[] = [];
  readonly mishaps: Mishap[];
  onPageGone: () => void = () => undefined;

  constructor(mishaps: readonly Mishap[]) {
    this.mishaps = [...mishaps];
  }

  announce = (_: unknown, file: string, bytes: number) =>
    this.#through(file, () => {
      if (!this.stored.has(file)) this.parts.set(file, this.parts.get(file) ?? []);
      return accept({
        ...this.#state(file),
        received: this.stored.get(file) ?? this.#state(file).received,
        bytes,
      });
    });

  sendPart = async (_: unknown, file: string, offset: number, part: Blob) => {
    const bytes = [...new Uint8Array(await part.arrayBuffer())];
    return this.#through(file, () => {
      const had = this.parts.get(file);
      if (had === undefined || offset > had.length) return refuse(conflict);
      had.splice(offset, had.length, ...bytes);
      if (had.length === sizeOf(file)) {
        this.finished.push(file);
        this.stored.set(file, had.length);
        this.parts.delete(file);
      }
      return accept(this.#state(file));
    });
  };

  isStored = (_: unknown, file: string) => this.#through(file, () => accept(this.stored.has(file)));

  #state(file: string): Received {
    return this.stored.has(file)
      ? { received: sizeOf(file), state: 'kept' }
      : { received: this.parts.get(file)?.length ?? 0, state: 'waiting' };
  }

  async #through<Value>(file: string, reply: () => Result<Value, Problem>): Promise<Result<Value, Problem>> {
    const mishap = this.mishaps.shift() ?? 'none';
    if (mishap === 'request lost') return refuse(unreachable);
    if (mishap === 'part forgotten') this.parts.get(file)?.splice(partBytes);
    if (mishap === 'page gone') {
      this.onPageGone();
      return new Promise(() => undefined);
    }
    const result = reply();
    return mishap === 'answer lost' ? refuse(unreachable) : result;
  }
}

/** File names state the number of bytes here. */
function sizeOf(file: string): number {
  return Number(file.slice(5));
}

function sendingFrom(storage: PhotoStorage, transport: PhotoTransport) {
  return new PhotoUploadQueue({
    storage,
    transport,
    partBytes,
    company: () => 'company-1',
    runExclusive: (work) => work(),
    onReceived: () => undefined,
    onChange: () => undefined,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails the test if a photo is removed before the server has it. */
function watched(storage: PhotoStorage, farEnd: FarEnd): PhotoStorage {
  return {
    ...storage,
    async remove(id) {
      const photo = (await storage.all()).find((one) => one.id === id);
      expect(farEnd.stored.get(photo?.toSend?.file ?? '')).toBe(photo?.toSend?.bytes.size);
      await storage.remove(id);
    },
  };
}

/** A storage whose page may close before any of its calls completes. */
function mortal(storage: PhotoStorage, deaths: number[], onPageGone: () => void): PhotoStorage {
  const unlessGone = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    const [next = -1] = deaths;
    if (next > 0) deaths[0] = next - 1;
    if (next !== 0) return call();
    deaths.shift();
    onPageGone();
    return new Promise(() => undefined);
  };
  return {
    all: () => unlessGone(() => storage.all()),
    put: (photo) => storage.put(photo),
    change: (id, changes) => unlessGone(() => storage.change(id, changes)),
    remove: (id) => unlessGone(() => storage.remove(id)),
  };
}

const someMishaps = fc.array(
  fc.constantFrom<Mishap>('none', 'none', 'request lost', 'answer lost', 'part forgotten', 'page gone'),
  { maxLength: 40 },
);

test('despite lost requests, every picture arrives once and none is deleted before', async () => {
  await fc.assert(
    fc.asyncProperty(
      someMishaps,
      fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 5 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
      async (mishaps, deaths, sizes) => {
        const farEnd = new FarEnd(mishaps);
        const storage = watched(memoryPhotoStorage(), farEnd);
        for (const [index, size] of sizes.entries()) await storage.put(aPhoto(`photo-${index}`, size));
        // A closed page leaves the storage unchanged; the next one starts over.
        const coming = [...deaths];
        const begin = () => void sendingFrom(mortal(storage, coming, begin), farEnd).now();
        farEnd.onPageGone = begin;
        begin();
        await vi.advanceTimersByTimeAsync(40 * 30_000);
        expect(await storage.all()).toEqual([]);
        expect(farEnd.finished.toSorted()).toEqual(sizes.map((size) => `file-${size}`).toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

test('a picture not yet on its estimate stays stored until it is, though the server has it', async () => {
  const storage = memoryPhotoStorage();
  await storage.put(aPhoto('photo-1', 9, { isOnEstimate: false }));
  await sendingFrom(storage, new FarEnd([])).now();
  expect(await storage.all()).toMatchObject([{ id: 'photo-1', isWithServer: true }]);
});

test('a picture the server refuses gets the reason, and those after it are sent', async () => {
  const storage = memoryPhotoStorage();
  await storage.put(aPhoto('photo-1', 5));
  await storage.put(aPhoto('photo-2', 6));
  const farEnd = new FarEnd([]);
  const full: Problem = { type: 'about:blank', title: 'No room.', status: 413, detail: 'Storage is full.' };
  const transport: PhotoTransport = {
    ...farEnd,
    announce: (estimate, file, bytes) =>
      file === 'file-5' ? Promise.resolve(refuse(full)) : farEnd.announce(estimate, file, bytes),
  };
  await sendingFrom(storage, transport).now();
  expect(await storage.all()).toMatchObject([{ id: 'photo-1', refusal: 'Storage is full.' }]);
  expect(farEnd.finished).toEqual(['file-6']);
});

test('photos of another company wait until that company is active', async () => {
  const storage = memoryPhotoStorage();
  await storage.put(aPhoto('photo-1', 5, { company: 'company-2' }));
  const farEnd = new FarEnd([]);
  await sendingFrom(storage, farEnd).now();
  expect(farEnd.finished).toEqual([]);
  expect(await storage.all()).toHaveLength(1);
});

test('if the disk is full, the picture stays in memory, the user is informed, and it is sent all the same', async () => {
  const disk = memoryPhotoStorage();
  const noRoom = async () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  let isFull = false;
  const storage = photoStorageWithFallback({ ...disk, put: noRoom }, () => (isFull = true));
  await storage.put(aPhoto('photo-1', 5));
  expect(isFull).toBe(true);
  const farEnd = new FarEnd([]);
  await sendingFrom(storage, farEnd).now();
  expect(farEnd.finished).toEqual(['file-5']);
  expect(await storage.all()).toEqual([]);
});

test('a disk that fails for a while is read again, and its pictures are sent then', async () => {
  const disk = memoryPhotoStorage();
  await disk.put(aPhoto('photo-1', 9));
  let hasFailed = false;
  const failing: PhotoStorage = {
    ...disk,
    async all() {
      if (hasFailed) return disk.all();
      hasFailed = true;
      throw new Error('The connection to the disk is closing.');
    },
  };
  const farEnd = new FarEnd([]);
  const sending = sendingFrom(failing, farEnd);
  await sending.now();
  expect(sending.trouble()).toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...farEnd.stored.keys()]).toEqual(['file-9']);
  expect(sending.trouble()).toBe(null);
});
