import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { amount, hours, orDash } from '../../../../lib/text/format.ts';
import { isCommandKey } from '../../../../lib/commands.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { usePartSearch } from '../../../catalogue/search/use-part-search.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { addedByOffer, type OperationOffer, operationOffers } from '../../damage/operation-offers.ts';
import { quickAddResults } from '../../lines/quick-add/quick-add-results.ts';
import { type PendingMark, useCompareState } from '../compare-context.ts';
import styles from '../aside.module.css';
import { type Pinning, type Proposal, proposalAt, usePinning } from './use-pinning.ts';

/** Offers lines for a pin: the part under it, an existing line, or any part of the book. */
export function PinProposal({ pending }: { readonly pending: Extract<PendingMark, { kind: 'pin' }> }) {
  const state = useCompareState();
  const { setPending, mayAddLine, alignedMap, drawingElement } = state;
  const element = useStore(drawingElement, (value) => value);
  const proposal = proposalAt(state, element, pending.at);
  const pinning = usePinning();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['sheet']} aria-label="Pin to line">
      <h2 ref={heading} tabIndex={-1}>
        {proposal?.parts[0]?.part.name ?? (pending.at ? 'Pin to line' : 'New line from this photo')}
      </h2>
      {proposal && mayAddLine && <Offers proposal={proposal} pinning={pinning} />}
      {proposal === null && pending.at && (
        <p className={styles['note']}>
          {alignedMap === null
            ? 'Once two matching points are marked, the part under a pin is found by itself.'
            : 'No part of the drawing lies here.'}
        </p>
      )}
      <LineChoice pinning={pinning} />
      {mayAddLine && <PartFinder pinning={pinning} />}
      <div className={styles['actions']}>
        <Button onPress={() => setPending(null)}>Cancel</Button>
      </div>
    </section>
  );
}

function Offers({ proposal, pinning }: { readonly proposal: Proposal; readonly pinning: Pinning }) {
  const { now } = useBuilder();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { parts, title } = proposal;
  const placed = parts[selectedIndex] ?? parts[0];
  const offers = useMemo(
    () => (placed ? operationOffers(now, placed.part, placed.place) : []),
    [now, placed],
  );
  useOfferKeys(offers, pinning);
  if (placed === undefined) return <p className={styles['note']}>{`${title}. Nothing in the book`}</p>;
  return (
    <>
      <p className={styles['note']}>{`${title}. ${placed.part.code}`}</p>
      {parts.length > 1 && (
        <Select
          label="Part"
          value={String(selectedIndex)}
          options={parts.map(({ part }, at) => ({ id: String(at), label: part.name }))}
          onChange={(id) => setSelectedIndex(Number(id))}
        />
      )}
      <OfferList offers={offers} pinning={pinning} hasKeys />
    </>
  );
}

/** Keys 1 to 9 add that operation, with the pin. */
function useOfferKeys(offers: readonly OperationOffer[], { addOffer }: Pinning): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const offer = isCommandKey(event) ? offers[Number(event.key) - 1] : undefined;
    if (offer === undefined) return;
    event.preventDefault();
    addOffer(offer);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function OfferList({
  offers,
  pinning,
  hasKeys = false,
}: {
  readonly offers: readonly OperationOffer[];
  readonly pinning: Pinning;
  readonly hasKeys?: boolean;
}) {
  const { now } = useBuilder();
  return (
    <ul className={styles['offers']}>
      {offers.map((offer, index) => {
        const adds = addedByOffer(now, offer);
        return (
          <li key={offer.kind}>
            <button type="button" onClick={() => pinning.addOffer(offer)}>
              {hasKeys && <Kbd>{String(index + 1)}</Kbd>}
              <span>{offer.line === null ? offer.name : `${offer.name}, line ${offer.line.number}`}</span>
              <span className={styles['figure']}>{`${hours(offer.hours)} h`}</span>
              <span className={styles['figure']}>
                {adds === null ? orDash(offer.price, amount) : `+${amount(adds)}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function LineChoice({ pinning }: { readonly pinning: Pinning }) {
  const { lines } = useBuilder().now.estimate;
  if (lines.length === 0) return null;
  return (
    <Select
      label="A line on the estimate"
      placeholder="Choose a line"
      value={null}
      options={lines.map(({ id, number, description }) => ({ id, label: `${number}  ${description}` }))}
      onChange={pinning.pinLine}
    />
  );
}

/** Finds any part of the book, by name or number. */
function PartFinder({ pinning }: { readonly pinning: Pinning }) {
  const { now, selection } = useBuilder();
  const { side, photo } = useCompareState();
  const { query, setQuery, groups, isSearching } = usePartSearch({
    contents: now.contents,
    vehicleType: now.estimate.unit.vehicleType,
    side,
    unit: now.estimate.unit,
  });
  const zone = photo?.place ? zoneName(photo.place.side, photo.place.subSide) : null;
  const found = quickAddResults(groups, now, { ...selection.get(), side, zone, region: null }).slice(0, 5);
  return (
    <search className={styles['finder']}>
      <label>
        <span>Find a part</span>
        <input
          type="search"
          value={query}
          placeholder="Name or number"
          maxLength={200}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {query.trim() !== '' && !isSearching && found.length === 0 && (
        <p className={styles['note']}>Nothing like that for this vehicle in the book.</p>
      )}
      {found.map(({ part, offers }) => (
        <div key={part.code} className={styles['found']}>
          <b>{part.name}</b>
          <OfferList offers={offers} pinning={pinning} />
        </div>
      ))}
    </search>
  );
}
