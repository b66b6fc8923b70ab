import { writeFile } from 'node:fs/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { beforeBackdrop, filmSize } from './backdrop.ts';
import { showPointer } from './pointer.ts';

interface Frame {
  readonly file: string;
  readonly seconds: number;
}

export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Frame time in seconds while something moves. */
const step = 1 / 20;

/** Films a page frame by frame: each frame's duration is set here, independent of the machine's speed. */
export class Camera {
  readonly frames: Frame[] = [];
  readonly captions: Caption[] = [];
  poster: string | undefined;
  #page: Page;
  #session: CDPSession;
  #at = { x: 720, y: 700 };
  #clock = 0;
  #said: { readonly from: number; readonly text: string } | undefined;
  readonly #folder: string;

  private constructor(page: Page, session: CDPSession, folder: string) {
    this.#page = page;
    this.#session = session;
    this.#folder = folder;
  }

  static async on(page: Page, folder: string): Promise<Camera> {
    const session = await page.context().newCDPSession(page);
    return new Camera(page, session, folder);
  }

  /** Continues with another page; one smaller than the film is shown before a backdrop. */
  async turnTo(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
    this.#page = page;
    this.#session = await page.context().newCDPSession(page);
    this.#at = at;
  }

  /** Sets the caption from here on, until the next one. */
  say(text: string): void {
    this.#endCaption();
    this.#said = { from: this.#clock, text };
  }

  /** Makes the last frame the film's poster. */
  keepAsPoster(): void {
    this.poster = this.frames.at(-1)?.file;
  }

  end(): number {
    this.#endCaption();
    return this.#clock;
  }

  async hold(seconds: number): Promise<void> {
    await this.#shoot(seconds);
  }

  /** Films in real time: animations are seen running. */
  async watch(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 2 * step) await this.#shoot(2 * step);
  }

  async glideTo(target: Locator, place: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 }) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Nothing to point at: ${target.toString()}`);
    await this.glide({ x: box.x + box.width * place.x, y: box.y + box.height * place.y });
  }

  async glide(to: { readonly x: number; readonly y: number }): Promise<void> {
    const from = this.#at;
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(4, Math.min(14, Math.round(way / 50)));
    for (let at = 1; at <= steps; at += 1) {
      const part = (1 - Math.cos((Math.PI * at) / steps)) / 2;
      this.#at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#page.mouse.move(this.#at.x, this.#at.y);
      await this.#shoot(step);
    }
  }

  /** Scrolls as a thumb does, until the target is in the middle. */
  async scrollTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    const height = this.#page.viewportSize()?.height ?? 0;
    const way = box === null ? 0 : box.y + box.height / 2 - height / 2;
    for (let at = 1; at <= 12; at += 1) {
      const part = (Math.cos((Math.PI * (at - 1)) / 12) - Math.cos((Math.PI * at) / 12)) / 2;
      await this.#page.evaluate((down) => scrollBy({ top: down, behavior: 'instant' }), way * part);
      await this.#shoot(step);
    }
  }

  async press(target: Locator, place?: { readonly x: number; readonly y: number }): Promise<void> {
    await this.glideTo(target, place);
    await this.pressHere();
  }

  async pressHere(): Promise<void> {
    await this.#shoot(0.2);
    await this.#page.mouse.down();
    await this.#shoot(0.1, true);
    await this.#page.mouse.up();
    await this.#shoot(0.1);
  }

  /** Draws a line with the pointer held down. */
  async draw(places: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
    const [first, ...others] = places;
    if (first === undefined) return;
    await this.glide(first);
    await this.#page.mouse.down();
    for (const place of others) {
      this.#at = place;
      await this.#page.mouse.move(place.x, place.y, { steps: 3 });
      await this.#shoot(step, true);
    }
    await this.#page.mouse.up();
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#page.keyboard.type(letter);
      await this.#shoot(step);
    }
  }

  async #shoot(seconds: number, pressed = false): Promise<void> {
    await showPointer(this.#page, this.#at, pressed);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    const file = `${this.#folder}/${String(this.frames.length).padStart(5, '0')}.png`;
    const width = this.#page.viewportSize()?.width ?? 0;
    const picture = Buffer.from(data, 'base64');
    await writeFile(file, width < filmSize.width ? await beforeBackdrop(picture) : picture);
    this.frames.push({ file, seconds });
    this.#clock += seconds;
  }

  #endCaption(): void {
    if (this.#said !== undefined) this.captions.push({ ...this.#said, to: this.#clock });
    this.#said = undefined;
  }
}
