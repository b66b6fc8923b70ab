import type { Problem } from '@dre/core/contract/problem';
import { accept, refuse } from '@dre/core/domain/result';
import { addClockEntry } from '@dre/core/domain/shop/clock/add-clock-entry';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { minuteOf } from '@dre/core/domain/units';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockStore, type ClockTransport } from './clock-store.ts';

const unreachable: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };
const start = Date.parse('2026-11-18T13:00:00Z');
const task: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };
const off: ClockTarget = { on: 'off' };
const meal: ClockTarget = { on: 'activity', activity: 'meal', order: null };

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A phone whose clock is wrong by `skew`, its disk, and a server beyond a network that can fail. */
function aPhone(skew = 0) {
  const link = { isCut: false, isReplyLost: false };
  const disk = new Map<string, ClockEntry>();
  let log: readonly ClockEntry[] = [];
  const now = () => Date.now() + skew;
  const transport: ClockTransport = {
    read: async () => accept({ entries: log, closedUntil: null, now: Date.now() }),
    send: async (entries) => {
      if (link.isCut) return refuse(unreachable);
      const limits = { now: minuteOf(Date.now()), closedUntil: null };
      const outcomes = entries.map((entry) => {
        const added = addClockEntry(log, entry, limits);
        if (!added.ok)
          return { id: entry.id, entry: null, outcome: { kind: 'refused' as const, refusal: added.refusal } };
        log = added.value;
        return { id: entry.id, entry, outcome: { kind: 'stored' as const, notice: null } };
      });
      return link.isReplyLost ? refuse(unreachable) : accept({ outcomes, now: Date.now() });
    },
  };
  const outbox = {
    entries: async () => [...disk.values()],
    add: async (entries: readonly ClockEntry[]) => entries.forEach((entry) => disk.set(entry.id, entry)),
    remove: async (ids: readonly string[]) => ids.forEach((id) => disk.delete(id)),
  };
  let ids = 0;
  const open = () =>
    new ClockStore({ entries: log, closedUntil: null, now: Date.now() }, [...disk.values()], {
      transport,
      outbox,
      person: 'lee',
      device: 'phone',
      newId: () => `id-${(ids += 1)}`,
      now,
    });
  return { link, disk, open, log: () => log };
}

test('a forgotten clock-out is pressed now and corrected to its true time; the next press follows it', async () => {
  const phone = aPhone();
  const clock = phone.open();
  clock.press(task);
  await vi.advanceTimersByTimeAsync(20 * 3_600_000);
  clock.pressLate({ on: 'off' }, start + 3 * 3_600_000, 'Forgot to clock out');
  clock.press(meal);
  await vi.advanceTimersByTimeAsync(1_000);
  const minute = minuteOf(start);
  expect(timeline(phone.log())).toMatchObject([
    { target: task, from: minute, until: minute + 180 },
    { target: off, from: minute + 180, until: minute + 1_200 },
    { target: meal, until: null },
  ]);
  clock.close();
});

test('a press says saved only once the disk has it, and is sent by itself when the network is back', async () => {
  const { link, disk, open, log } = aPhone();
  link.isCut = true;
  const clock = open();
  clock.press(task);
  expect([clock.state().saved, clock.state().log.length]).toEqual(['writing', 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([clock.state().saved, disk.size, clock.state().isOffline]).toEqual(['device', 1, true]);
  link.isCut = false;
  clock.reconnect();
  await vi.advanceTimersByTimeAsync(1);
  expect([clock.state().saved, disk.size, log().length]).toEqual(['server', 0, 1]);
});

test('a wrong clock moves no minute: the press counts by the server’s clock', async () => {
  const { open } = aPhone(-47 * 60_000);
  const clock = open();
  clock.press(task);
  await vi.advanceTimersByTimeAsync(1);
  expect(timeline(clock.state().log)[0]?.from).toBe(minuteOf(start));
});

test('an entry the server refuses is named, and keeps none of the others', async () => {
  const { open } = aPhone();
  const clock = open();
  clock.press(task);
  clock.correct('no such punch', { newAt: start + 3_600_000, newTarget: null, why: 'Late' });
  await vi.advanceTimersByTimeAsync(10);
  expect(clock.state().refused.map(({ entry }) => entry.kind)).toEqual(['correction']);
  expect(clock.state().log).toHaveLength(1);
  clock.forgetRefused(clock.state().refused[0]?.entry.id ?? '');
  expect(clock.state().refused).toEqual([]);
});

test('whatever is cut, lost or killed, every press counts once and at its minute', async () => {
  const step = fc.record({
    target: fc.constantFrom(task, off, meal),
    wait: fc.integer({ min: 0, max: 40 }),
    cut: fc.boolean(),
    lost: fc.boolean(),
    killed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      vi.setSystemTime(start);
      const { link, disk, open, log } = aPhone();
      let clock = open();
      const pressed: { at: number; target: ClockTarget }[] = [];
      for (const { target, wait, cut, lost, killed } of steps) {
        await vi.advanceTimersByTimeAsync(wait * 60_000);
        Object.assign(link, { isCut: cut, isReplyLost: lost });
        pressed.push({ at: Date.now(), target });
        clock.press(target);
        if (!killed) continue;
        // The journal has a press before the page can go, so the disk has it when the next page opens.
        clock.close();
        clock = open();
      }
      Object.assign(link, { isCut: false, isReplyLost: false });
      clock.reconnect();
      await vi.advanceTimersByTimeAsync(120_000);
      const stored = log().flatMap((entry) => (entry.kind === 'punch' ? [entry] : []));
      expect(stored.map(({ at, offset, target }) => ({ at: at + offset, target })).toSorted(byTime)).toEqual(
        pressed.toSorted(byTime),
      );
      expect([disk.size, clock.state().unsent]).toEqual([0, 0]);
      clock.close();
    }),
    { numRuns: 50 },
  );
});

function byTime(one: { at: number; target: ClockTarget }, other: { at: number; target: ClockTarget }) {
  return one.at - other.at || JSON.stringify(one.target).localeCompare(JSON.stringify(other.target));
}

test('forty technicians press while networks fail and pages die, and every punch arrives once', async () => {
  const draw = seeded(25);
  const targets = [task, off, meal];
  const phones = Array.from({ length: 40 }, (_, at) => aPhone((at - 20) * 60_000));
  const clocks = phones.map(({ open }) => open());
  const pressed = phones.map(() => 0);
  for (let round = 0; round < 30; round += 1) {
    await vi.advanceTimersByTimeAsync(60_000 * (1 + draw(20)));
    for (const [at, phone] of phones.entries()) {
      Object.assign(phone.link, { isCut: draw(3) === 0, isReplyLost: draw(3) === 0 });
      if (draw(2) === 0) continue;
      clocks[at]?.press(targets[draw(3)] ?? off);
      pressed[at] = (pressed[at] ?? 0) + 1;
      if (draw(4) > 0) continue;
      clocks[at]?.close();
      clocks[at] = phone.open();
    }
  }
  for (const [at, phone] of phones.entries()) {
    Object.assign(phone.link, { isCut: false, isReplyLost: false });
    clocks[at]?.reconnect();
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(phones.map(({ log }) => log().length)).toEqual(pressed);
  expect(phones.map(({ log }) => new Set(log().map(({ id }) => id)).size)).toEqual(pressed);
  expect(phones.map(({ disk }) => disk.size)).toEqual(phones.map(() => 0));
  for (const { log } of phones) {
    const stretches = timeline(log());
    stretches.slice(1).forEach(({ from }, index) => expect(stretches[index]?.until).toBe(from));
  }
  for (const clock of clocks) clock.close();
});

/** Whole numbers below a limit, the same at every run (Park and Miller). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
