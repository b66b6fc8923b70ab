import { openSignedAddress, signAddress, uuidAt, writeUuid } from '../../../files/signed-address.ts';

/** The person a status mail went to, as the address in the mail names them. */
export interface FollowerGrant {
  readonly companyId: string;
  readonly linkId: string;
  readonly followerId: string;
}

const idBytes = 16;
const contentBytes = 3 * idBytes;

/** Signed, so that mails need no stored token and every one of them can stop the next. */
export function sealFollower(secret: string, { companyId, linkId, followerId }: FollowerGrant): string {
  const content = Buffer.alloc(contentBytes);
  writeUuid(content, companyId, 0);
  writeUuid(content, linkId, idBytes);
  writeUuid(content, followerId, 2 * idBytes);
  return signAddress(secret, content);
}

export function openFollower(secret: string, sealed: string): FollowerGrant | undefined {
  const content = openSignedAddress(secret, sealed, contentBytes);
  return (
    content && {
      companyId: uuidAt(content, 0),
      linkId: uuidAt(content, idBytes),
      followerId: uuidAt(content, 2 * idBytes),
    }
  );
}
