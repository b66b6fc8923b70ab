import { settingsLimits } from '@dre/core/domain/account/settings-limits';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../audit/foreign-id-queries.ts';
import type { CompanyContext } from '../../http/calls/authenticator.ts';
import { isJpeg } from '../../files/jpeg.ts';
import { isPng } from '../../files/png.ts';
import { currentSettings } from './current-settings.ts';
import { dropUnusedLogos, insertLogo, logoById } from './settings-queries.ts';

const notChanged = { kind: 'forbidden', detail: 'Only an owner changes the letterhead.' } as const;
const notRead = { kind: 'forbidden', detail: 'Your role does not open these settings.' } as const;
const address = /^data:image\/(?:png|jpeg);base64,/;

/** Stores a logo if its bytes are a picture, whatever type the request claims. */
export async function addLogo({ auth, now }: CompanyContext, image: string) {
  const { trx, company, identity } = auth;
  if (!may(company.role, 'change-profiles')) return refuse(notChanged);
  const start = address.exec(image)?.[0].length;
  if (start === undefined) return refusedImage('must be a PNG or JPEG picture');
  const bytes = Buffer.from(image.slice(start), 'base64');
  if (bytes.length > settingsLimits.logoBytes) return refusedImage('may have 10 MB');
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return refusedImage('is not a PNG or JPEG picture of at most 4096 x 4096');
  const { companyId } = company;
  const { settings } = await currentSettings(trx, companyId);
  const id = await insertLogo(trx, { companyId, personId: identity.personId, mediaType, bytes, now });
  await dropUnusedLogos(trx, companyId, settings.letterhead.logo);
  return accept({ id });
}

export async function readLogo(context: CompanyContext, id: string) {
  const { trx, company } = context.auth;
  if (!may(company.role, 'read-profiles')) return refuse(notRead);
  const found = await logoById(trx, company.companyId, id);
  if (found === undefined) return refuse(await notFoundHere(context, 'company_logo', id));
  return accept({ image: `data:${found.media_type};base64,${found.bytes.toString('base64')}` });
}

function mediaTypeOf(bytes: Buffer): 'image/png' | 'image/jpeg' | undefined {
  if (isPng(bytes)) return 'image/png';
  return isJpeg(bytes) ? 'image/jpeg' : undefined;
}

function refusedImage(words: string) {
  return refuse({ kind: 'invalid-request', errors: { image: words } } as const);
}
