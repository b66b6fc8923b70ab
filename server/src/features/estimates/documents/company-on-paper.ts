import { disclaimedDocuments, type PaperSettings } from '@dre/core/domain/account/settings';
import { withSideNames } from '@dre/core/domain/account/side-names';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import type { DocumentChoice, DocumentKind } from '@dre/core/domain/documents/document-kinds';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import { causeName, causeNames } from '@dre/core/domain/sharing/book-names';
import type { Db } from '../../../database/connections/connection.ts';
import { currentSettings } from '../../account/current-settings.ts';
import { logoById } from '../../account/settings-queries.ts';
import { contentsOf } from '../../catalogue/open-books.ts';

interface Printed {
  readonly content: EstimateContent;
  readonly pin: BookPin;
  readonly printedWith: PaperSettings | null;
}

/** The letterhead, disclaimer and side names of the company on a paper. A locked version has those of its day. */
export async function companyOnPaper(
  trx: Db,
  { companyId, choice }: { readonly companyId: string; readonly choice: DocumentChoice },
  { pin, content, printedWith }: Printed,
) {
  const settings = printedWith ?? (await currentSettings(trx, companyId)).settings;
  const { letterhead } = settings;
  const logo = letterhead.logo === null ? undefined : await logoById(trx, companyId, letterhead.logo);
  const { sides, causes } = withSideNames(await contentsOf(trx, pin.edition), settings.sideNaming);
  return {
    sides: sides.toSorted((one, other) => one.sort - other.sort).map(({ code, name }) => ({ code, name })),
    cause: causeName(content.loss.cause, causeNames(causes)),
    letterhead,
    logo: logo === undefined ? null : new Uint8Array(logo.bytes),
    disclaimer: disclaimerOf(settings, choice.kind),
  };
}

function disclaimerOf({ disclaimers }: PaperSettings, kind: DocumentKind): string {
  const own = disclaimedDocuments.find((one) => one === kind);
  return own === undefined ? '' : disclaimers[own];
}
