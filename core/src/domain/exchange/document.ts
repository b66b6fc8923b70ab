import type { Change } from '../estimates/model/edit.ts';
import type { Book } from '../catalogue/book/book.ts';
import { copiedLines } from '../estimates/templates/copied-lines.ts';
import { type EstimateContent, partyRoles } from '../estimates/model/estimate.ts';
import type { Priced } from '../estimates/pricing/price-estimate.ts';
import type { Cents } from '../units.ts';

export const exchangeFormat = 'rv-damage-repair-estimate';
export const exchangeVersion = 1;

/** The exported part of an estimate. Photos, which are separate files, and answered suggestions are left out. */
export type ExchangedContent = Omit<EstimateContent, 'photos' | 'answeredSuggestions'>;

/** An estimate as JSON. docs/exchange-json.md describes the format. */
export interface ExchangeDocument {
  readonly format: typeof exchangeFormat;
  readonly version: typeof exchangeVersion;
  /** The estimate's own version: draft, E01, S01 C02. */
  readonly of: string;
  readonly edition: number;
  readonly estimate: ExchangedContent;
  /** For readers only; an import calculates again. */
  readonly totals: {
    readonly subtotal: Cents;
    readonly tax: Cents;
    readonly gross: Cents;
    readonly net: Cents;
  };
}

export function exchangeDocument(
  content: EstimateContent,
  { totals, settlement }: Priced,
  {
    of,
    edition,
    withPersonalData,
  }: { readonly of: string; readonly edition: number; readonly withPersonalData: boolean },
): ExchangeDocument {
  const { heading, parties, claim, loss, unit, profile, lines, calculations, overrides, notes } = content;
  const about = { heading, parties, claim, loss, unit, profile };
  const whole: ExchangedContent = { ...about, lines, calculations, overrides, notes };
  return {
    format: exchangeFormat,
    version: exchangeVersion,
    of,
    edition,
    estimate: withPersonalData ? whole : withoutPeople(whole),
    totals: { subtotal: totals.subtotal, tax: totals.tax, gross: totals.gross, net: settlement.net },
  };
}

/** Removes everyone named and every free text about the loss. */
function withoutPeople(content: ExchangedContent): ExchangedContent {
  const nobody = Object.fromEntries(
    Object.keys(content.parties.owner).map((field) => [field, '']),
  ) as unknown as ExchangedContent['parties']['owner'];
  return {
    ...content,
    heading: { ...content.heading, estimator: '', inspectedAt: '' },
    parties: Object.fromEntries(partyRoles.map((role) => [role, nobody])) as ExchangedContent['parties'],
    claim: { ...content.claim, number: '', policy: '' },
    loss: { ...content.loss, description: '' },
    unit: { ...content.unit, plate: '', plateState: '' },
    notes: [],
  };
}

/** Every edit that recreates the file in a new estimate, in the order a person would make them. */
export function importChanges(
  { estimate }: Pick<ExchangeDocument, 'estimate'>,
  book: Book,
  newId: () => string,
): { readonly changes: readonly Change[]; readonly byHand: number } {
  const { heading, parties, claim, loss, unit, profile, notes, overrides } = estimate;
  const lines = copiedLines(estimate, book, newId);
  // The importing company assigns the number.
  const { number: _number, ...dated } = heading;
  return {
    byHand: lines.byHand,
    changes: [
      { kind: 'set-heading', changes: dated },
      { kind: 'set-unit', changes: unit },
      { kind: 'set-profile', changes: profile },
      { kind: 'set-claim', changes: claim },
      { kind: 'set-loss', changes: loss },
      ...partyRoles.map((role) => ({ kind: 'set-party', role, changes: parties[role] }) as const),
      ...lines.changes,
      ...Object.entries(overrides).map(
        ([key, override]) =>
          ({ kind: 'override-automatic', key: withNewIds(key, lines.ids), override }) as const,
      ),
      ...notes.map((note) => ({ kind: 'add-note', note: { ...note, id: newId() } }) as const),
    ],
  };
}

const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Keys of automatic values contain the ids of their lines. */
function withNewIds(key: string, ids: ReadonlyMap<string, string>): string {
  return key.replaceAll(anId, (id) => ids.get(id) ?? id);
}
