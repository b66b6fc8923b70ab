import type { ContentItem, ListedContent } from '@dre/core/contract/content/content-admin';
import { checkRichText } from '@dre/core/domain/content/check-rich-text';
import {
  blankContent,
  type ContentDraft,
  type ContentKind,
  contentProblems,
  contentState,
  type PublishWindow,
} from '@dre/core/domain/content/content-item';
import { isPictureAddress } from '@dre/core/domain/content/link-address';
import { picturesOf } from '@dre/core/domain/content/rich-text';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { RequestContext } from '../../http/calls/authenticator.ts';
import * as desk from './content-admin-queries.ts';
import * as shown from './publish-queries.ts';

export interface Named {
  readonly kind: ContentKind;
  readonly id: string;
}

type NotFound = { readonly kind: 'not-found'; readonly detail: string };
type Conflict = { readonly kind: 'conflict'; readonly detail: string };
interface Invalid {
  readonly kind: 'invalid-request';
  readonly detail: string;
  readonly errors: Readonly<Record<string, string>>;
}
type Item = desk.ItemRow;

const removed = { kind: 'not-found', detail: 'This was removed, by you or by somebody else.' } as const;

export async function listItems({ auth: { trx }, now }: RequestContext, kind: ContentKind) {
  const items = await desk.itemsOf(trx, kind);
  const windows = await desk.windowsOf(trx, kind, publishedIds(items));
  const listed = items.map((item): ListedContent => {
    const shownIn = windows.get(item.publishedAs ?? '');
    return {
      id: item.id,
      title: item.content.title,
      state: contentState(shownIn, now),
      from: shownIn?.from.toISOString() ?? null,
      hasChanges: hasChanges(item),
      changedAt: item.changedAt.toISOString(),
    };
  });
  return { items: listed, total: await desk.countItems(trx, kind) };
}

export async function startItem(context: RequestContext, kind: ContentKind): Promise<ContentItem> {
  const { trx, identity } = context.auth;
  const row = await desk.insertItem(trx, kind, blankContent, { at: context.now, by: identity.personId });
  return contentItemOf(context, kind, row);
}

export async function readItem(
  context: RequestContext,
  { kind, id }: Named,
): Promise<Result<ContentItem, NotFound>> {
  const row = await desk.itemById(context.auth.trx, kind, id);
  return row === undefined ? refuse(removed) : accept(await contentItemOf(context, kind, row));
}

/** Saves the draft. A save based on an older revision changes nothing. */
export async function saveItem(
  context: RequestContext,
  { kind, id }: Named,
  { revision, content }: { readonly revision: number; readonly content: ContentDraft },
): Promise<Result<ContentItem, NotFound | Conflict | Invalid>> {
  const fault = faultOf(content);
  if (fault !== undefined) return refuse(fault);
  const found = await atRevision(context, { kind, id }, revision);
  if (!found.ok) return found;
  return accept(await contentItemOf(context, kind, await keep(context, { ...found.value, content })));
}

export async function publishItem(
  context: RequestContext,
  { kind, id }: Named,
  revision: number,
): Promise<Result<ContentItem, NotFound | Conflict | Invalid>> {
  const { trx, identity } = context.auth;
  const found = await atRevision(context, { kind, id }, revision);
  if (!found.ok) return found;
  const { content: draft, publishedAs } = found.value;
  const errors = {
    ...(await picturesProblem(context, draft)),
    ...(await companiesProblem(context, draft)),
    ...contentProblems(kind, draft, context.now),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) return refuse({ kind: 'invalid-request', detail: first, errors });
  const from = draft.from ?? context.now.toISOString();
  const publicId = publishedAs ?? (await publicIdOf(context, found.value, kind));
  const showing = {
    id: publicId,
    draft,
    from: new Date(from),
    until: draft.until === null ? null : new Date(draft.until),
  };
  if (kind === 'news') await shown.showNews(trx, showing);
  else if (kind === 'event') await shown.showEvent(trx, showing);
  else await shown.showAd(trx, showing, publishedAs === null);
  const row = await keep(context, {
    ...found.value,
    content: { ...draft, from },
    publishedAs: publicId,
    publishedRevision: revision + 1,
  });
  await record(trx, {
    ...auditOf(context, identity.personId),
    kind: 'content-published',
    detail: { [kind]: publicId },
  });
  return accept(await contentItemOf(context, kind, row));
}

export async function archiveItem(
  context: RequestContext,
  { kind, id }: Named,
  revision: number,
): Promise<Result<ContentItem, NotFound | Conflict>> {
  const { trx, identity } = context.auth;
  const found = await atRevision(context, { kind, id }, revision);
  if (!found.ok) return found;
  const { publishedAs, content } = found.value;
  if (publishedAs === null) return refuse({ kind: 'conflict', detail: 'This was never published.' });
  await shown.endPublished(trx, kind, publishedAs, context.now);
  const row = await keep(context, {
    ...found.value,
    content: { ...content, until: context.now.toISOString() },
    publishedRevision: hasChanges(found.value) ? found.value.publishedRevision : revision + 1,
  });
  await record(trx, {
    ...auditOf(context, identity.personId),
    kind: 'content-archived',
    detail: { [kind]: publishedAs },
  });
  return accept(await contentItemOf(context, kind, row));
}

export async function removeItem(
  context: RequestContext,
  { kind, id }: Named,
): Promise<Result<true, NotFound | Conflict>> {
  const { trx, identity } = context.auth;
  const row = await desk.itemForChange(trx, kind, id);
  if (row === undefined) return refuse(removed);
  if (row.publishedAs !== null) {
    if (kind === 'ad') {
      const detail = 'This ad was published, and its clicks stay in the reports. Archive it instead.';
      return refuse({ kind: 'conflict', detail });
    }
    await shown.removePublished(trx, kind, row.publishedAs);
  }
  await desk.deleteItem(trx, id);
  await record(trx, {
    ...auditOf(context, identity.personId),
    kind: 'content-removed',
    detail: { [kind]: id },
  });
  return accept(true);
}

async function atRevision(
  { auth: { trx } }: RequestContext,
  { kind, id }: Named,
  revision: number,
): Promise<Result<Item, NotFound | Conflict>> {
  const row = await desk.itemForChange(trx, kind, id);
  if (row === undefined) return refuse(removed);
  if (row.revision === revision) return accept(row);
  const name = (await desk.changedByName(trx, id)) ?? 'Somebody else';
  return refuse({
    kind: 'conflict',
    detail: `${name} changed this after you opened it. Nothing of theirs was overwritten.`,
  });
}

/** Every change is a new revision. */
function keep({ auth: { trx, identity }, now }: RequestContext, item: Item): Promise<Item> {
  return desk.updateItem(trx, { ...item, revision: item.revision + 1 }, { at: now, by: identity.personId });
}

function faultOf({ text, picture, ...draft }: ContentDraft): Invalid | undefined {
  const invalid = (field: string, detail: string): Invalid => ({
    kind: 'invalid-request',
    detail,
    errors: { [field]: detail },
  });
  const checked = checkRichText(text);
  if (!checked.ok) return invalid('text', checked.refusal);
  if (picture !== null && !isPictureAddress(picture.src)) {
    return invalid('picture', 'The picture is not one of the product’s own. Upload it first.');
  }
  const strange = (['from', 'until', 'startsAt'] as const).find((name) => {
    const moment = draft[name];
    return moment !== null && Number.isNaN(Date.parse(moment));
  });
  return strange && invalid(strange, 'There is no such day.');
}

async function companiesProblem({ auth: { trx } }: RequestContext, { companies }: ContentDraft) {
  if (companies === null || companies.length === 0 || (await desk.areCompanies(trx, companies))) return {};
  return { companies: 'One of the companies is not there any more. Choose again.' };
}

/** Refuses uploaded pictures that are no longer stored. */
async function picturesProblem({ auth: { trx } }: RequestContext, { text, picture }: ContentDraft) {
  const idsOf = (addresses: readonly string[]) =>
    addresses.flatMap((src) => (src.startsWith(uploaded) ? [src.slice(uploaded.length)] : []));
  const missing = 'A picture is not there any more. Choose it again.';
  return {
    ...(!(await desk.arePictures(trx, idsOf(picturesOf(text)))) && { text: missing }),
    ...(picture !== null && !(await desk.arePictures(trx, idsOf([picture.src]))) && { picture: missing }),
  };
}

const uploaded = '/api/content/pictures/';

function publicIdOf(
  { auth: { trx } }: RequestContext,
  row: Item,
  kind: ContentKind,
): Promise<string> | string {
  if (kind !== 'ad') return row.id;
  const words = row.content.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return shown.freeAdId(trx, words.slice(0, 60).replaceAll(/^-|-$/g, '') || 'ad');
}

function auditOf({ now, requestId }: RequestContext, personId: string) {
  return { at: now, personId, requestId };
}

function hasChanges({ revision, publishedRevision }: Item): boolean {
  return publishedRevision !== null && publishedRevision < revision;
}

function publishedIds(items: readonly Item[]): string[] {
  return items.flatMap(({ publishedAs }) => publishedAs ?? []);
}

async function contentItemOf(context: RequestContext, kind: ContentKind, row: Item): Promise<ContentItem> {
  const { trx } = context.auth;
  const { id, revision, content, publishedAs } = row;
  const windows = await desk.windowsOf(trx, kind, publishedIds([row]));
  const shownIn: PublishWindow | undefined = windows.get(publishedAs ?? '');
  const { companies, ...rest } = content;
  return {
    id,
    revision,
    state: contentState(shownIn, context.now),
    hasChanges: hasChanges(row),
    changedAt: row.changedAt.toISOString(),
    content: { ...rest, companies: companies && [...companies] },
    publishedAs,
    showing: kind === 'ad' && publishedAs !== null ? await desk.adShowing(trx, publishedAs) : null,
    reach: kind === 'news' && publishedAs !== null ? await desk.newsReach(trx, publishedAs, companies) : null,
  };
}
