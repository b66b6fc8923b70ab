import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { useEffect, useEffectEvent } from 'react';
import type { BookView } from './book-address.ts';
import { viewsOf } from './book-plates.ts';

/** Alt with a digit opens the side of that number, counted along the tabs. */
export function useSideKeys(vehicleType: VehicleType, open: (view: BookView) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const view = viewsOf(vehicleType)[Number(/^Digit([1-8])$/.exec(event.code)?.[1]) - 1];
    if (view === undefined) return;
    event.preventDefault();
    open(view);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
