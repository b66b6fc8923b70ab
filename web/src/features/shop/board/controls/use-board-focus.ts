import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** One card of the board is a stop for Tab; the focus follows it through moves, filters and dialogs. */
export function useBoardFocus(ids: readonly string[]) {
  const [wanted, setWanted] = useState<string | null>(null);
  const isFollowed = useRef(false);
  const known = useMemo(() => new Set(ids), [ids]);
  const activeId = wanted !== null && known.has(wanted) ? wanted : (ids[0] ?? null);
  useLayoutEffect(() => {
    // A card that changed its column is another element; the focus fell to the page.
    if (isFollowed.current && activeId !== null && document.activeElement === document.body)
      focusCard(activeId);
  });
  const focus = useCallback((id: string) => {
    isFollowed.current = true;
    setWanted(id);
    // Rendered by then: a card far down the column is not there yet.
    requestAnimationFrame(() => focusCard(id));
  }, []);
  const listeners = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const id = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
        isFollowed.current = id !== undefined;
        if (id !== undefined) setWanted(id);
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget !== null) isFollowed.current = false;
      },
    }),
    [],
  );
  return { activeId, focus, listeners };
}

function focusCard(id: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
}
