import type { Db } from '../../database/connections/connection.ts';
import type { AuditRow, DocumentSignature } from '../../documents/estimate/order.ts';
import type { SignedVersion } from '../estimates/documents/signatures-given.ts';
import { answersOf, lastApproval } from './answers/answers-queries.ts';
import { linksOf, viewsOf } from './links/links-queries.ts';

interface Approval {
  readonly id: string;
  readonly at: Date;
  readonly signature: DocumentSignature;
}

/** The last approval of a version by its reader, with the events up to it. */
export async function approvalOf(trx: Db, version: SignedVersion): Promise<Approval | undefined> {
  const approval = await lastApproval(trx, version.estimateId, version);
  if (approval === undefined) return undefined;
  const { id, at, name, network, content, signature } = approval;
  const events = [
    ...(await eventsUntil(trx, version, at)),
    event(at, name, `What was signed has the SHA-256 ${content.hash ?? ''}`),
  ];
  return {
    id,
    at,
    signature: {
      name,
      at: at.toISOString(),
      ip: network,
      image: content.isTyped || !signature ? null : new Uint8Array(signature),
      audit: events.map((row) => ({ at: row.at, who: row.who, what: row.what })),
    },
  };
}

const deeds = {
  approval: 'Approved and signed',
  decline: 'Declined',
  question: 'Asked a question',
} as const;

/** The events of this version's links until it was signed: person, network and browser. */
async function eventsUntil(trx: Db, version: SignedVersion, until: Date): Promise<readonly AuditRow[]> {
  const same = (await linksOf(trx, version.estimateId)).filter(
    (other) =>
      other.audience === version.audience &&
      other.label === version.label &&
      other.correction === version.correction,
  );
  const ids = new Set(same.map(({ id }) => id));
  const views = await viewsOf(trx, version.estimateId, mostViews);
  const answers = await answersOf(trx, version.estimateId);
  const rows: readonly (AuditRow & { readonly moment: Date })[] = [
    ...same.map((made) => event(made.madeAt, made.maker, `Made the link ${made.id}`)),
    ...views
      .filter(({ linkId }) => ids.has(linkId))
      .map(({ at, network, browser }) => event(at, 'Reader', `Opened the link, ${browser}, from ${network}`)),
    ...answers
      .filter(({ linkId }) => ids.has(linkId))
      .map(({ at, name, kind, browser, network }) => {
        const what = kind in deeds ? deeds[kind as keyof typeof deeds] : 'Answered';
        return event(at, name, `${what}, ${browser}, from ${network}`);
      }),
  ];
  return rows
    .filter(({ moment }) => moment <= until)
    .toSorted((one, other) => one.moment.getTime() - other.moment.getTime())
    .map(({ at, who, what }) => ({ at, who, what }));
}

/** The most views listed on the page of events. */
const mostViews = 200;

function event(moment: Date, who: string, what: string): AuditRow & { readonly moment: Date } {
  return { moment, at: moment.toISOString(), who, what };
}
