import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { Link, useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Range } from '../search/highlight.ts';
import type { FoundPart, GroupName } from '../search/rank-parts.ts';
import { usePartSearch } from '../search/use-part-search.ts';
import type { BookAddress } from './book-address.ts';
import styles from './book-page.module.css';

interface PartFinderProps {
  readonly contents: BookContents;
  readonly vehicleType: VehicleType;
  readonly side: Side | null;
  readonly addressOf: (part: string) => BookAddress;
}

const groupTitles: Readonly<Record<GroupName, string>> = {
  'this-side': 'This side',
  'this-vehicle': 'This vehicle',
  all: 'All',
  nearest: 'Did you mean',
};

/** Search as you type. Each result links to its page of the book; arrow keys move through the results. */
export function PartFinder({ contents, vehicleType, side, addressOf }: PartFinderProps) {
  const { query, setQuery, groups, isSearching, hasFailed } = usePartSearch({
    contents,
    vehicleType,
    side,
    unit: null,
  });
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const first = groups[0]?.found[0];
  const close = () => setOpen(false);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      box.current?.querySelector('input')?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first && !isSearching) {
      close();
      void navigate({ to: '/help/book', search: addressOf(first.code) });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(box.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const isVisible = isOpen && query.trim() !== '' && !(isSearching && groups.length === 0);
  return (
    <search className={styles['finder']}>
      <div
        ref={box}
        role="presentation"
        onKeyDown={keys}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <TextField
          label="Find a part"
          type="search"
          value={query}
          maxLength={100}
          placeholder="Name, number or what people call it"
          prefix={<Search aria-hidden="true" size={16} />}
          onFocus={() => setOpen(true)}
          onChange={(text) => {
            setQuery(text);
            setOpen(true);
          }}
        />
        <output className={styles['found']}>
          {isVisible && !hasFailed && (count === 0 ? 'No parts found' : `${count} parts found`)}
        </output>
        {isVisible && (
          <div className={styles['results']}>
            {groups.map(({ group, found, count: all }) => (
              <section key={group} aria-label={groupTitles[group]}>
                <h2>
                  {groupTitles[group]} <span>{all}</span>
                </h2>
                <ul>
                  {found.map((part) => (
                    <li key={part.code}>
                      <Link to="/help/book" search={addressOf(part.code)} onClick={close}>
                        <Result part={part} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {groups.length === 0 && (
              <p className={styles['nothing']}>
                {hasFailed
                  ? 'The search could not be started. Reload the page to try again.'
                  : 'Nothing in the book is called so. Try fewer letters.'}
              </p>
            )}
          </div>
        )}
      </div>
    </search>
  );
}

function Result({ part }: { readonly part: FoundPart }) {
  return (
    <>
      <span>
        {marked(part.name, part.inName)}
        {part.synonym && <small>also called {marked(part.synonym.text, part.synonym.ranges)}</small>}
      </span>
      <span className={styles['code']}>{marked(part.code, part.inCode)}</span>
    </>
  );
}

function marked(text: string, ranges: readonly Range[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    nodes.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...nodes, text.slice(at)];
}

function walk(box: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
