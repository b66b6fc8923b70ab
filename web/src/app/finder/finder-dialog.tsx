import type { EstimateRow } from '@dre/core/contract/estimates/estimate-list';
import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMay } from '../../features/session/use-may.ts';
import { amount, orDash } from '../../lib/text/format.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Kbd } from '../../ui/actions/Kbd.tsx';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import { showLayer } from '../../lib/page/layers.ts';
import styles from './finder.module.css';
import { useActions } from './use-actions.ts';
import { type FoundEstimates, useFoundEstimates } from './use-found-estimates.ts';

/** Options with a status and figures in them do not fit into a <select>. */
const roles = { list: 'listbox', group: 'group', option: 'option' } as const;

interface Entry {
  readonly id: string;
  readonly content: ReactNode;
  readonly run: () => void;
}

interface FinderProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** One field for everything: estimates first, then actions. Roles that may not read estimates find actions only. */
export function FinderDialog() {
  const [text, setText] = useState('');
  const mayRead = useMay()('read-estimates');
  const props = { text, onText: setText };
  return mayRead ? <EstimateFinder {...props} /> : <Finder {...props} found={null} />;
}

function EstimateFinder(props: FinderProps) {
  return <Finder {...props} found={useFoundEstimates(props.text)} />;
}

function Finder({ text, onText, found }: FinderProps & { readonly found: FoundEstimates | null }) {
  const [at, setAt] = useState(0);
  const listId = useId();
  const { estimates, actions, note } = useEntries(text, found);
  const entries = [...estimates, ...actions];
  const index = Math.min(at, entries.length - 1);
  const run = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    // The dialog closes first: the action may move the focus.
    flushSync(() => showLayer(null));
    entry.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((index + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') run(entries[index]);
    else return;
    event.preventDefault();
  };
  const group = (name: string, rows: readonly Entry[], offset: number) => (
    <Group key={name} name={name} rows={rows} chosen={index - offset} listId={listId} onRun={run} />
  );
  return (
    <Dialog isOpen onClose={() => showLayer(null)} title="Find">
      <input
        className={styles['input']}
        role="combobox"
        aria-label={found === null ? 'Find an action' : 'Find a VIN, claim or customer, or an action'}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        {...(entries[index] && {
          'aria-activedescendant': `${listId} ${entries[index].id}`.replaceAll(' ', '_'),
        })}
        placeholder={found === null ? 'Screen or action' : 'VIN, claim, customer, number or action'}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        ref={focus}
        value={text}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role={roles.list} aria-label="Found" className={styles['list']}>
        {group('Estimates', estimates, 0)}
        {group('Actions', actions, estimates.length)}
      </div>
      <output className={styles['note']}>{note}</output>
    </Dialog>
  );
}

function useEntries(
  text: string,
  found: FoundEstimates | null,
): { estimates: Entry[]; actions: Entry[]; note: string } {
  const navigate = useNavigate();
  const actions = useActions(text).map(({ id, name, keys, run = () => {} }) => ({
    id,
    run,
    content: (
      <>
        <span className={styles['name']}>{name}</span>
        <span>
          {keys[0]?.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      </>
    ),
  }));
  const estimates = (found?.rows ?? []).map((row) => ({
    id: row.id,
    run: () => void navigate({ to: '/estimate/$id/new-estimate', params: { id: row.id }, search: {} }),
    content: <EstimateWords row={row} />,
  }));
  const isNothing = found?.isLooking !== true && estimates.length + actions.length === 0;
  return { estimates, actions, note: isNothing || found?.hasFailed ? noteFor(found) : '' };
}

function noteFor(found: FoundEstimates | null): string {
  if (found === null) return 'Nothing found.';
  return found.hasFailed
    ? 'Estimates can be searched again once there is a connection.'
    : 'Nothing found. Four characters of a VIN are enough.';
}

function EstimateWords({ row }: { readonly row: EstimateRow }) {
  const { number, customer, vehicle, vinTail, claim, stage, draft, total } = row;
  return (
    <>
      <span className={styles['number']}>{number}</span>
      <span className={styles['name']}>
        {customer || 'No name yet'}
        <span className={styles['more']}>
          {[vehicle, vinTail, claim && `claim ${claim}`].filter(Boolean).join(', ')}
        </span>
      </span>
      <StatusChip status={statusOf({ stage, draft })} />
      <span className={styles['total']}>{orDash(total, amount)}</span>
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly rows: readonly Entry[];
  readonly chosen: number;
  readonly listId: string;
  readonly onRun: (entry: Entry) => void;
}

function Group({ name, rows, chosen, listId, onRun }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <div role={roles.group} aria-label={name} className={styles['group']}>
      <div className={styles['heading']} aria-hidden="true">
        {name}
      </div>
      {rows.map((entry, row) => (
        <button
          key={entry.id}
          type="button"
          id={`${listId} ${entry.id}`.replaceAll(' ', '_')}
          role={roles.option}
          tabIndex={-1}
          aria-selected={row === chosen}
          ref={row === chosen ? intoSight : undefined}
          className={styles['option']}
          onClick={() => onRun(entry)}
        >
          {entry.content}
        </button>
      ))}
    </div>
  );
}

function intoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** The field is the purpose of the dialog, so it takes the focus. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}
