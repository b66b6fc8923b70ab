import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import { isSamePin } from '@dre/core/domain/estimates/model/book-pin';
import { accept } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import type { LocalBooks } from '../../../offline/sync/local-books.ts';
import { withCompanySideNames } from '../../catalogue/book/company-side-names.ts';
import { loadBook } from '../../catalogue/book/use-book.ts';

export interface EstimateBooks extends LocalBooks {
  /** A loaded book, its sides named as the company names them. */
  readonly contentsOf: (pin: BookPin) => BookContents;
}

type Loaded = Extract<Awaited<ReturnType<typeof loadBook>>, { ok: true }>['value'];

/** The books of one estimate; `startedWith` is the revision of house values used where an estimate names none. */
export function estimateBooks(api: Api, defaultHouseRevision: number, naming: SideNaming): EstimateBooks {
  const here: { readonly pin: BookPin; readonly loaded: Loaded }[] = [];
  const find = (pin: BookPin) => here.find((one) => isSamePin(one.pin, pin))?.loaded;
  return {
    defaultHouseRevision,
    of: (pin) => find(pin)?.book,
    has: (pins) => pins.every((pin) => find(pin) !== undefined),
    async load(pins) {
      for (const pin of pins) {
        if (find(pin) !== undefined) continue;
        const loaded = await loadBook(api, pin.edition, pin.houseRevision ?? defaultHouseRevision);
        if (!loaded.ok) return loaded;
        here.push({ pin, loaded: loaded.value });
      }
      return accept(null);
    },
    contentsOf(pin) {
      const loaded = find(pin);
      if (loaded === undefined) throw new Error(`Edition ${String(pin.edition)} of the book is not here.`);
      return withCompanySideNames(loaded.contents, naming);
    },
  };
}
