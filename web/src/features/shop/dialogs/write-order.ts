import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import type { OrderChange } from '../../../offline/shop/apply-order-changes.ts';
import type { ShopStore } from '../../../offline/shop/shop-store.ts';
import { shopRefusalSentence } from '../open/shop-sentences.ts';

const undoMs = 10_000;

/** Writes changes and offers their undo in the banner. Returns the reason if they were refused; nothing changed then. */
export function writeOrder(
  store: ShopStore,
  changes: readonly OrderChange[],
  done: string | (() => string),
  tone: 'success' | 'warning' = 'success',
): string | null {
  const written = store.write(changes);
  if (!written.ok) return shopRefusalSentence(written.refusal);
  const undo = written.value;
  void showBanner({
    message: typeof done === 'string' ? done : done(),
    tone,
    ...(undo !== null && {
      durationMs: undoMs,
      action: {
        label: 'Undo',
        onPress: () => {
          const undone = undo();
          if (!undone.ok) void showBanner({ message: shopRefusalSentence(undone.refusal), tone: 'error' });
        },
      },
    }),
  });
  return null;
}
