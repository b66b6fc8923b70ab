import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

const Slot = createContext<HTMLElement | null>(null);

export const ShopActionSlot = Slot.Provider;

/** Shows the one action of a page at the end of the shop's bar. */
export function ShopAction({ children }: { readonly children: ReactNode }) {
  const slot = use(Slot);
  return slot === null ? null : createPortal(children, slot);
}
