import { photoLimits } from '@dre/core/contract/estimates/photos';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { PhotoUploadQueue } from './upload/photo-upload-queue.ts';
import { isSafe, type PendingPhoto, type PhotoStorage } from './storage/photo-storage.ts';
import type { PhotoTransport } from './upload/photo-transport.ts';
import { photoStorageWithFallback } from './storage/photo-storage-with-fallback.ts';
import { reportWaitingPhotos } from './waiting-photos.ts';
import type { TabChannel } from './tab-channel.ts';
import {
  type OutboxPhoto,
  emptyOutbox,
  type Outbox,
  type PhotoEstimate,
  type PhotoHome,
  waitingIn,
} from './photo-outbox.ts';
import { emptyFile, pictureRefusal, sentSizeIssue } from './upload/photo-file-messages.ts';
import { localPhotoUrls, type LocalPhotoUrls } from './local-photo-urls.ts';
import type { Shrinking } from './shrink/shrinking.ts';

export interface PhotoStoreDependencies {
  readonly shelf: Promise<PhotoStorage>;
  readonly wire: PhotoTransport;
  readonly shrinking: Shrinking;
  readonly tabs: TabChannel;
  readonly company: () => string | undefined;
  readonly newId: () => string;
}

/**
 * Receives pictures: visible at once, then stored on the disk, shrunk, added to their estimate and
 * uploaded.
 */
export class PhotoStore {
  readonly pictures: LocalPhotoUrls = localPhotoUrls();
  #outbox: Outbox = emptyOutbox;
  #sending: PhotoUploadQueue | undefined;
  #isToTell = false;
  readonly #begun: Promise<void>;
  readonly #around: PhotoStoreDependencies;
  readonly #shelf: Promise<PhotoStorage>;
  readonly #followers = new Set<() => void>();
  readonly #estimates = new Map<string, PhotoEstimate>();
  readonly #canceled = new Set<string>();
  readonly #inheriting = new Map<string, Promise<void>>();
  #looked: Promise<void> = Promise.resolve();

  constructor(around: PhotoStoreDependencies) {
    this.#around = around;
    this.#shelf = around.shelf.then((disk) =>
      photoStorageWithFallback(disk, () => this.#publish({ ...this.#outbox, isFull: true })),
    );
    around.tabs.listen((message) => {
      if (message.kind === 'changed') void this.#look();
      else this.#change(message.id, { stage: 'sending', share: message.share });
    });
    around.shrinking.prepare();
    this.#begun = this.#begin();
  }

  subscribe = (onChange: () => void): (() => void) => {
    this.#followers.add(onChange);
    return () => this.#followers.delete(onChange);
  };

  outbox = (): Outbox => this.#outbox;

  /** Each file is handled by itself, so a refused one does not hold back the others. */
  take(files: readonly File[], home: PhotoHome): void {
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
      void this.#receive({
        ...place,
        id: this.#around.newId(),
        order,
        caption: '',
        name: file.name,
        tab: this.#around.tabs.own,
        original: file,
        ...nothingYet,
      });
    }
  }

  /** Adds waiting photos to this estimate for as long as it is open. */
  attach(id: string, estimate: PhotoEstimate): () => void {
    this.#estimates.set(id, estimate);
    void this.#noteAll();
    return () => {
      if (this.#estimates.get(id) === estimate) this.#estimates.delete(id);
    };
  }

  /** Discards a picture that is not sent yet. */
  async cancel(id: string): Promise<void> {
    this.#canceled.add(id);
    this.#drop(id);
    await (await this.#shelf).remove(id);
    this.#around.tabs.tell({ kind: 'changed' });
  }

  async retry(id: string): Promise<void> {
    const changed = await (await this.#shelf).change(id, { refusal: null });
    if (changed) this.#change(id, { photo: changed, stage: 'waiting' });
    void this.#sending?.now();
  }

  dismiss(key: string): void {
    this.#publish({ ...this.#outbox, refused: this.#outbox.refused.filter((file) => file.key !== key) });
  }

  /** The connection is back, or another company is active. Resolves when nothing more can be sent. */
  async sendNow(): Promise<void> {
    await this.#begun;
    await this.#noteAll();
    await this.#sending?.now();
  }

  async #begin(): Promise<void> {
    const shelf = await this.#shelf;
    const { wire, company, tabs } = this.#around;
    this.#sending = new PhotoUploadQueue({
      shelf,
      wire,
      company,
      partBytes: photoLimits.partBytes,
      alone: (work) => tabs.alone('dre-photos', work),
      onReceived: (id, share) => {
        this.#change(id, { stage: 'sending', share });
        tabs.tell({ kind: 'share', id, share });
      },
      onChange: () => {
        void this.#look();
        tabs.tell({ kind: 'changed' });
      },
    });
    await this.#look();
    const alive = await tabs.alive();
    for (const [tab, inherited] of this.#inheriting) if (!alive.has(tab)) await inherited;
    await this.#sending.now();
  }

  #inheritFrom(tab: string): void {
    if (tab === this.#around.tabs.own || this.#inheriting.has(tab)) return;
    const inherit = async () => {
      try {
        await this.#inherit(tab);
      } catch {
        // The disk failed; the next refresh tries again.
        this.#inheriting.delete(tab);
      }
    };
    this.#inheriting.set(tab, inherit());
  }

  /** Takes over another tab's photos once that tab is closed. */
  async #inherit(tab: string): Promise<void> {
    const { tabs } = this.#around;
    await tabs.gone(tab);
    await tabs.alone('dre-photos-claim', () => this.#claim(tab));
    void this.#sending?.now();
  }

  async #claim(tab: string): Promise<void> {
    const shelf = await this.#shelf;
    for (const photo of await shelf.all()) {
      if (photo.tab !== tab) continue;
      const own = await shelf.change(photo.id, { tab: this.#around.tabs.own });
      if (own?.original && own.toSend === null) void this.#shrink(own, own.original);
    }
    await this.#look();
    await this.#noteAll();
  }

  async #receive(photo: PendingPhoto): Promise<void> {
    this.#set({ photo, stage: 'reading', share: 0, smallUrl: undefined });
    // Shrinking runs while the disk writes, and waits for the write before it stores its result.
    const kept = this.#shelf.then((shelf) => shelf.put(photo));
    if (photo.original) await this.#shrink(photo, photo.original, kept);
  }

  async #shrink(photo: PendingPhoto, original: Blob, kept: Promise<void> = Promise.resolve()): Promise<void> {
    const { shrinking } = this.#around;
    const small = await shrinking.small(original);
    if (!small.ok) return this.#giveUp(photo, pictureRefusal(small.refusal), kept);
    if (small.value !== null) {
      this.#change(photo.id, { smallUrl: URL.createObjectURL(small.value.picture) });
    }
    const sent = await shrinking.sent(original);
    if (!sent.ok) return this.#giveUp(photo, pictureRefusal(sent.refusal), kept);
    // Originals may be larger: the limit applies only to the bytes sent.
    const fault = sentSizeIssue(sent.value.bytes.size);
    if (fault !== null) return this.#giveUp(photo, fault, kept);
    await kept;
    if (this.#canceled.has(photo.id)) return undefined;
    const shelf = await this.#shelf;
    const { small: sharper, ...toSend } = sent.value;
    const changes = { small: sharper, toSend, original: null };
    const ready = await shelf.change(photo.id, changes);
    if (ready === undefined) return this.#drop(photo.id);
    const smallUrl = sharper === null ? undefined : URL.createObjectURL(sharper);
    this.pictures.know(ready, smallUrl);
    this.#change(photo.id, { photo: ready, stage: 'waiting', smallUrl });
    void this.#sending?.now();
    await this.#note(ready);
    return undefined;
  }

  async #giveUp(photo: PendingPhoto, reason: string, kept: Promise<void>): Promise<void> {
    this.#drop(photo.id);
    this.#refuse(photo.estimate, photo.name, reason);
    await kept;
    await (await this.#shelf).remove(photo.id);
  }

  async #noteAll(): Promise<void> {
    const own = [...this.#outbox.arrivals.values()].map(({ photo }) => photo);
    for (const photo of own) if (photo.tab === this.#around.tabs.own) await this.#note(photo);
  }

  async #note(photo: PendingPhoto): Promise<void> {
    const estimate = this.#estimates.get(photo.estimate);
    if (estimate === undefined || photo.isOnEstimate || photo.toSend === null) return;
    const shelf = await this.#shelf;
    const refusal = estimate.knows(photo.id) ? null : estimate.add(photo);
    if (refusal !== null) {
      await shelf.change(photo.id, { refusal });
      await this.#look();
      return;
    }
    await estimate.safe();
    const noted = await shelf.change(photo.id, { isOnEstimate: true });
    if (noted !== undefined && isSafe(noted)) await shelf.remove(photo.id);
    await this.#look();
  }

  /**
   * Re-reads the storage after changes by other tabs or the upload. Reads are serialized, so the latest
   * wins.
   */
  #look(): Promise<void> {
    this.#looked = this.#looked.catch(() => undefined).then(() => this.#lookOnce());
    return this.#looked;
  }

  async #lookOnce(): Promise<void> {
    const kept = await (await this.#shelf).all();
    const arrivals = new Map<string, OutboxPhoto>();
    for (const photo of kept) {
      if (this.#canceled.has(photo.id)) continue;
      const known = this.#outbox.arrivals.get(photo.id);
      const smallUrl = known?.smallUrl ?? this.pictures.smallOf(photo);
      if (photo.toSend !== null) this.pictures.know(photo, smallUrl);
      arrivals.set(photo.id, { photo, smallUrl, share: known?.share ?? 0, stage: stageOf(photo, known) });
      this.#inheritFrom(photo.tab);
    }
    for (const [id, arrival] of this.#outbox.arrivals) {
      if (arrivals.has(id)) continue;
      // The own tab's photos in this stage are not on the disk yet.
      const isOwn = arrival.photo.tab === this.#around.tabs.own;
      if (arrival.stage === 'reading' && isOwn) arrivals.set(id, arrival);
      else if (arrival.photo.toSend !== null) this.pictures.release(arrival.photo.toSend.file);
    }
    this.#publish({ ...this.#outbox, arrivals, trouble: this.#sending?.trouble() ?? null });
  }

  #of(estimate: string): readonly OutboxPhoto[] {
    return [...this.#outbox.arrivals.values()].filter(({ photo }) => photo.estimate === estimate);
  }

  #refuse(estimate: string, name: string, reason: string): void {
    const file = { key: this.#around.newId(), estimate, name, reason };
    this.#publish({ ...this.#outbox, refused: [...this.#outbox.refused, file] });
  }

  #set(arrival: OutboxPhoto): void {
    const arrivals = new Map(this.#outbox.arrivals).set(arrival.photo.id, arrival);
    this.#publish({ ...this.#outbox, arrivals });
  }

  #change(id: string, changes: Partial<OutboxPhoto>): void {
    const known = this.#outbox.arrivals.get(id);
    if (known !== undefined) this.#set({ ...known, ...changes });
  }

  #drop(id: string): void {
    const arrivals = new Map(this.#outbox.arrivals);
    arrivals.delete(id);
    this.#publish({ ...this.#outbox, arrivals });
  }

  #publish(outbox: Outbox): void {
    this.#outbox = outbox;
    if (this.#isToTell) return;
    this.#isToTell = true;
    // Notifies in a separate task: handling files and rendering them in one would take longer than a frame.
    setTimeout(() => this.#tell(), 0);
  }

  #tell(): void {
    this.#isToTell = false;
    reportWaitingPhotos(waitingIn(this.#outbox));
    for (const follow of this.#followers) follow();
  }
}

const nothingYet = {
  small: null,
  toSend: null,
  isOnEstimate: false,
  isWithServer: false,
  refusal: null,
} as const;

function stageOf(
  { refusal, toSend, isWithServer }: PendingPhoto,
  known: OutboxPhoto | undefined,
): OutboxPhoto['stage'] {
  if (refusal !== null) return 'refused';
  if (toSend === null) return 'reading';
  return known?.stage === 'sending' && !isWithServer ? 'sending' : 'waiting';
}
