import { photoLimits } from '@dre/core/contract/estimates/photos';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { PhotoUploadQueue } from './upload/photo-upload-queue.ts';
import { isSafe, type PendingPhoto, type PhotoStorage } from './storage/photo-storage.ts';
import type { PhotoTransport } from './upload/photo-transport.ts';
import { photoStorageWithFallback } from './storage/photo-storage-with-fallback.ts';
import { reportWaitingPhotos } from './waiting-photos.ts';
import type { TabChannel } from './tab-channel.ts';
import { type TabTakeover, tabTakeover } from './tab-takeover.ts';
import {
  type OutboxPhoto,
  emptyOutbox,
  type Outbox,
  type PhotoEstimate,
  type PhotoHome,
  stageOf,
  waitingIn,
} from './photo-outbox.ts';
import { emptyFile, pictureRefusal, sentSizeIssue } from './upload/photo-file-messages.ts';
import { localPhotoUrls, type LocalPhotoUrls } from './local-photo-urls.ts';
import type { Shrinking } from './shrink/shrinking.ts';

export interface PhotoStoreDependencies {
  readonly storage: Promise<PhotoStorage>;
  readonly transport: PhotoTransport;
  readonly shrinking: Shrinking;
  readonly tabs: TabChannel;
  readonly company: () => string | undefined;
  readonly newId: () => string;
}

/** Receives pictures: visible at once, then stored on the disk, shrunk, added to their estimate and uploaded. */
export class PhotoStore {
  readonly pictures: LocalPhotoUrls = localPhotoUrls();
  #outbox: Outbox = emptyOutbox;
  #uploads: PhotoUploadQueue | undefined;
  #isNotifying = false;
  readonly #started: Promise<void>;
  readonly #deps: PhotoStoreDependencies;
  readonly #storage: Promise<PhotoStorage>;
  readonly #listeners = new Set<() => void>();
  readonly #estimates = new Map<string, PhotoEstimate>();
  readonly #canceled = new Set<string>();
  readonly #takeover: TabTakeover;
  #refreshed: Promise<void> = Promise.resolve();

  constructor(deps: PhotoStoreDependencies) {
    this.#deps = deps;
    this.#storage = deps.storage.then((disk) =>
      photoStorageWithFallback(disk, () => this.#publish({ ...this.#outbox, isFull: true })),
    );
    this.#takeover = tabTakeover(deps.tabs, (tab) => this.#takeOver(tab));
    deps.tabs.listen((message) => {
      if (message.kind === 'changed') void this.#refresh();
      else this.#change(message.id, { stage: 'sending', share: message.share });
    });
    deps.shrinking.prepare();
    this.#started = this.#start();
  }

  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  outbox = (): Outbox => this.#outbox;

  /** Each file is handled by itself, so a refused one does not hold back the others. Returns the ids of the photos. */
  take(files: readonly File[], home: PhotoHome): readonly string[] {
    const ids: string[] = [];
    const { lastOrder, ...place } = home;
    const waiting = this.#of(home.estimate).map(({ photo }) => photo.order);
    let order = [lastOrder, ...waiting].reduce((last, one) =>
      last === null || (one ?? '') > last ? one : last,
    );
    for (const file of files) {
      if (file.size === 0) {
        this.#refuse(home.estimate, file.name, emptyFile);
        continue;
      }
      order = orderBetween(order, null);
      const id = this.#deps.newId();
      ids.push(id);
      void this.#receive({
        ...place,
        id,
        order,
        caption: '',
        name: file.name,
        tab: this.#deps.tabs.own,
        original: file,
        ...nothingYet,
      });
    }
    return ids;
  }

  /** Adds waiting photos to this estimate for as long as it is open. */
  attach(id: string, estimate: PhotoEstimate): () => void {
    this.#estimates.set(id, estimate);
    void this.#addAllToEstimates();
    return () => {
      if (this.#estimates.get(id) === estimate) this.#estimates.delete(id);
    };
  }

  /** Discards a picture that is not sent yet. */
  async cancel(id: string): Promise<void> {
    this.#canceled.add(id);
    this.#drop(id);
    await (await this.#storage).remove(id);
    this.#deps.tabs.send({ kind: 'changed' });
  }

  async retry(id: string): Promise<void> {
    const changed = await (await this.#storage).change(id, { refusal: null });
    if (changed) this.#change(id, { photo: changed, stage: 'waiting' });
    void this.#uploads?.now();
  }

  dismiss(key: string): void {
    this.#publish({ ...this.#outbox, refused: this.#outbox.refused.filter((file) => file.key !== key) });
  }

  /** The connection is back, or another company is active. Resolves when nothing more can be sent. */
  async sendNow(): Promise<void> {
    await this.#started;
    await this.#addAllToEstimates();
    await this.#uploads?.now();
  }

  async #start(): Promise<void> {
    const storage = await this.#storage;
    const { transport, company, tabs } = this.#deps;
    this.#uploads = new PhotoUploadQueue({
      storage,
      transport,
      company,
      partBytes: photoLimits.partBytes,
      runExclusive: (work) => tabs.runExclusive('dre-photos', work),
      onReceived: (id, share) => {
        this.#change(id, { stage: 'sending', share });
        tabs.send({ kind: 'share', id, share });
      },
      onChange: () => {
        void this.#refresh();
        tabs.send({ kind: 'changed' });
      },
    });
    await this.#refresh();
    await this.#takeover.finished();
    await this.#uploads.now();
  }

  async #takeOver(tab: string): Promise<void> {
    await this.#deps.tabs.runExclusive('dre-photos-claim', () => this.#claim(tab));
    void this.#uploads?.now();
  }

  async #claim(tab: string): Promise<void> {
    const storage = await this.#storage;
    for (const photo of await storage.all()) {
      if (photo.tab !== tab) continue;
      const own = await storage.change(photo.id, { tab: this.#deps.tabs.own });
      if (own?.original && own.toSend === null) void this.#shrink(own, own.original);
    }
    await this.#refresh();
    await this.#addAllToEstimates();
  }

  async #receive(photo: PendingPhoto): Promise<void> {
    this.#set({ photo, stage: 'reading', share: 0, smallUrl: undefined });
    // Shrinking runs while the disk writes, and waits for the write before it stores its result.
    const stored = this.#storage.then((storage) => storage.put(photo));
    if (photo.original) await this.#shrink(photo, photo.original, stored);
  }

  async #shrink(
    photo: PendingPhoto,
    original: Blob,
    stored: Promise<void> = Promise.resolve(),
  ): Promise<void> {
    const { shrinking } = this.#deps;
    const small = await shrinking.small(original);
    if (!small.ok) return this.#refuseFile(photo, pictureRefusal(small.refusal), stored);
    if (small.value !== null) {
      this.#change(photo.id, { smallUrl: URL.createObjectURL(small.value.picture) });
    }
    const sent = await shrinking.sent(original);
    if (!sent.ok) return this.#refuseFile(photo, pictureRefusal(sent.refusal), stored);
    // Originals may be larger: the limit applies only to the bytes sent.
    const issue = sentSizeIssue(sent.value.bytes.size);
    if (issue !== null) return this.#refuseFile(photo, issue, stored);
    await stored;
    if (this.#canceled.has(photo.id)) return undefined;
    const storage = await this.#storage;
    const { small: sharper, ...toSend } = sent.value;
    const changes = { small: sharper, toSend, original: null };
    const ready = await storage.change(photo.id, changes);
    if (ready === undefined) return this.#drop(photo.id);
    const smallUrl = sharper === null ? undefined : URL.createObjectURL(sharper);
    this.pictures.add(ready, smallUrl);
    this.#change(photo.id, { photo: ready, stage: 'waiting', smallUrl });
    void this.#uploads?.now();
    await this.#addToEstimate(ready);
    return undefined;
  }

  async #refuseFile(photo: PendingPhoto, reason: string, stored: Promise<void>): Promise<void> {
    this.#drop(photo.id);
    this.#refuse(photo.estimate, photo.name, reason);
    await stored;
    await (await this.#storage).remove(photo.id);
  }

  async #addAllToEstimates(): Promise<void> {
    const own = [...this.#outbox.arrivals.values()].map(({ photo }) => photo);
    for (const photo of own) if (photo.tab === this.#deps.tabs.own) await this.#addToEstimate(photo);
  }

  async #addToEstimate(photo: PendingPhoto): Promise<void> {
    const estimate = this.#estimates.get(photo.estimate);
    if (estimate === undefined || photo.isOnEstimate || photo.toSend === null) return;
    const storage = await this.#storage;
    const refusal = estimate.has(photo.id) ? null : estimate.add(photo);
    if (refusal !== null) {
      await storage.change(photo.id, { refusal });
      await this.#refresh();
      return;
    }
    await estimate.safe();
    const added = await storage.change(photo.id, { isOnEstimate: true });
    if (added !== undefined && isSafe(added)) await storage.remove(photo.id);
    await this.#refresh();
  }

  /** Re-reads the storage after changes by other tabs or the upload. Reads are serialized, so the latest wins. */
  #refresh(): Promise<void> {
    this.#refreshed = this.#refreshed.catch(() => undefined).then(() => this.#refreshOnce());
    return this.#refreshed;
  }

  async #refreshOnce(): Promise<void> {
    const stored = await (await this.#storage).all();
    const arrivals = new Map<string, OutboxPhoto>();
    for (const photo of stored) {
      if (this.#canceled.has(photo.id)) continue;
      const existing = this.#outbox.arrivals.get(photo.id);
      const smallUrl = existing?.smallUrl ?? this.pictures.smallOf(photo);
      if (photo.toSend !== null) this.pictures.add(photo, smallUrl);
      arrivals.set(photo.id, {
        photo,
        smallUrl,
        share: existing?.share ?? 0,
        stage: stageOf(photo, existing),
      });
      this.#takeover.waitFor(photo.tab);
    }
    for (const [id, arrival] of this.#outbox.arrivals) {
      if (arrivals.has(id)) continue;
      // The own tab's photos in this stage are not on the disk yet.
      const isOwn = arrival.photo.tab === this.#deps.tabs.own;
      if (arrival.stage === 'reading' && isOwn) arrivals.set(id, arrival);
      else if (arrival.photo.toSend !== null) this.pictures.release(arrival.photo.toSend.file);
    }
    this.#publish({ ...this.#outbox, arrivals, trouble: this.#uploads?.trouble() ?? null });
  }

  #of(estimate: string): readonly OutboxPhoto[] {
    return [...this.#outbox.arrivals.values()].filter(({ photo }) => photo.estimate === estimate);
  }

  #refuse(estimate: string, name: string, reason: string): void {
    const file = { key: this.#deps.newId(), estimate, name, reason };
    this.#publish({ ...this.#outbox, refused: [...this.#outbox.refused, file] });
  }

  #set(arrival: OutboxPhoto): void {
    const arrivals = new Map(this.#outbox.arrivals).set(arrival.photo.id, arrival);
    this.#publish({ ...this.#outbox, arrivals });
  }

  #change(id: string, changes: Partial<OutboxPhoto>): void {
    const existing = this.#outbox.arrivals.get(id);
    if (existing !== undefined) this.#set({ ...existing, ...changes });
  }

  #drop(id: string): void {
    const arrivals = new Map(this.#outbox.arrivals);
    arrivals.delete(id);
    this.#publish({ ...this.#outbox, arrivals });
  }

  #publish(outbox: Outbox): void {
    this.#outbox = outbox;
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    // Notifies in a separate task: handling files and rendering them in one would take longer than a frame.
    setTimeout(() => this.#notify(), 0);
  }

  #notify(): void {
    this.#isNotifying = false;
    reportWaitingPhotos(waitingIn(this.#outbox));
    for (const notify of this.#listeners) notify();
  }
}

const nothingYet = {
  small: null,
  toSend: null,
  isOnEstimate: false,
  isWithServer: false,
  refusal: null,
} as const;
