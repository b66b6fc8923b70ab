import type { ClockWork, PersonAtClock } from '@dre/core/contract/shop/clock-keys';
import { useState } from 'react';
import type { TabletStore } from '../../../offline/clock-device/tablet-store.ts';
import { say } from '../../../ui/feedback/say.ts';
import { timeIn } from '../open/shop-day.ts';
import { type PanelPress, PersonPanel } from './person-panel.tsx';
import { personText } from './person-text.ts';
import { PinPad } from './pin-pad.tsx';
import type { PersonChoice } from './use-selected-person.ts';
import styles from './clock.module.css';

interface AtThePadProps {
  readonly store: TabletStore;
  readonly person: PersonAtClock;
  readonly now: number;
  readonly zone: string;
  readonly choice: PersonChoice;
}

/** The chosen person: first the PIN, then the press. The PIN is kept until the press and no longer. */
export function AtThePad({ store, person, now, zone, choice }: AtThePadProps) {
  const [opened, setOpened] = useState<{ readonly pin: string; readonly work: ClockWork | null }>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [waitUntil, setWaitUntil] = useState(() => now + store.waitMs(person.id));
  const wait = Math.max(0, waitUntil - now);
  const enter = async (pin: string) => {
    setBusy(true);
    setMessage('');
    const reply = await store.open(person.id, pin);
    setBusy(false);
    if (reply.kind === 'open') return setOpened({ pin, work: reply.work });
    if (reply.kind === 'problem') return setMessage(reply.problem.detail ?? reply.problem.title);
    setWaitUntil(Date.now() + store.offset() + reply.waitMs);
    setMessage(reply.waitMs > 0 ? 'Too many tries.' : `Wrong PIN. ${triesText(reply.triesLeft)}`);
  };
  const press = async (pressed: PanelPress) => {
    if (opened === undefined || isBusy) return;
    setBusy(true);
    try {
      await store.press({ ...pressed, person: person.id, pin: opened.pin });
    } catch {
      setBusy(false);
      return setMessage('This browser stores nothing, so the press was not kept. Try again.');
    }
    const then = { target: pressed.target, ...pressed.shown, since: 0 };
    const text = personText({ ...person, on: pressed.target.on === 'off' ? null : then });
    const sentence = `${person.name}: ${pressed.target.on === 'off' ? 'clocked out' : text}, ${timeIn(zone, now)}`;
    say(sentence);
    choice.leave(`${sentence}. Saved.`);
  };
  return (
    <>
      <h2 className={styles['name']}>{person.name}</h2>
      <p className={styles['state']}>
        {personText(person)}
        {person.on !== null && `, running since ${timeIn(zone, person.on.since)}`}
      </p>
      {opened !== undefined ? (
        <>
          {message !== '' && (
            <p role="alert" className={styles['pinMessage']}>
              {message}
            </p>
          )}
          <PersonPanel
            person={person}
            work={opened.work}
            now={now}
            onPress={(pressed) => void press(pressed)}
            onLeave={() => choice.leave()}
          />
        </>
      ) : (
        <PinPad
          isBusy={isBusy}
          isDisabled={!person.hasPin || wait > 0}
          message={person.hasPin ? waitText(message, wait) : noPin}
          onPin={(pin) => void enter(pin)}
          onLeave={() => choice.leave()}
        />
      )}
    </>
  );
}

const noPin = 'No PIN yet. A foreman sets one under Shop settings, or you do on My work.';

function triesText(left: number): string {
  return left === 1 ? '1 try left.' : `${String(left)} tries left.`;
}

function waitText(message: string, waitMs: number): string {
  if (waitMs === 0) return message;
  const seconds = Math.ceil(waitMs / 1_000);
  const wait = seconds > 90 ? `${String(Math.ceil(seconds / 60))} minutes` : `${String(seconds)} seconds`;
  return `Too many tries. Try again in ${wait}, or ask the foreman for a new PIN.`;
}
