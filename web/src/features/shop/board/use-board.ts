import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useToday } from '../open/shop-day.ts';
import { useFind } from '../open/use-find.ts';
import { useShop } from '../open/use-shop.ts';
import {
  type BoardAddress,
  boardAddress,
  type BoardSearch,
  cleared,
  searchOf,
} from './view/board-address.ts';
import { boardView, factsOf } from './view/board-view.ts';

/** The board as its address asks for it, with everything that changes it. */
export function useBoard() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => boardAddress(search as BoardSearch), [search]);
  const show = useCallback(
    (next: BoardAddress, replace = false) =>
      void navigate({ to: '/shop/board', search: searchOf(next), replace, resetScroll: false }),
    [navigate],
  );
  const find = useFind(
    address.find,
    useCallback((text: string) => show({ ...address, find: text }, true), [address, show]),
  );
  const cards = useShop((state) => state.cards);
  const onClock = useShop((state) => state.onClock);
  const crew = useShop((state) => state.crew);
  const today = useToday();
  const zone = useCompanyZone();
  const all = useMemo(() => factsOf({ cards, onClock, today, zone }), [cards, onClock, today, zone]);
  const { estimator, insurer, hold } = address;
  const found = find.text;
  const view = useMemo(
    () => boardView(all, { find: found, estimator, insurer, hold }),
    [all, found, estimator, insurer, hold],
  );
  const names = useMemo(() => new Map(crew.map(({ member }) => [member.id, member.name])), [crew]);
  const clear = () => {
    find.type('');
    show(cleared(address));
  };
  return { address, show, clear, find, view, names };
}
