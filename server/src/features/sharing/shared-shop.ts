import type { SharedShop } from '@dre/core/contract/sharing/shared-estimate';
import type { Db } from '../../database/connections/connection.ts';
import { logoById } from '../account/settings-queries.ts';

/** Logos up to this size are sent in the reply; larger ones appear in documents only. */
const logoBytes = 300 * 1024;

export async function sharedShop(
  trx: Db,
  companyId: string,
  { name, phone, email, logo }: { name: string; phone: string; email: string; logo: string | null },
): Promise<SharedShop> {
  const picture = logo === null ? undefined : await logoById(trx, companyId, logo);
  const isSmall = picture !== undefined && picture.bytes.length <= logoBytes;
  const shown = isSmall ? `data:${picture.media_type};base64,${picture.bytes.toString('base64')}` : null;
  return { name, phone, email, logo: shown };
}
