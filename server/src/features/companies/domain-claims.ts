import { domainOf } from '../session/sso/email-domain.ts';
import { companyOfDomain } from '../session/sso/sso-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import { colleagues, worksElsewhere, peopleOfDomain } from './people-queries.ts';

/** Public mail providers: such a domain belongs to no company. */
const publicMailboxes = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr live.com msn.com passport.com yahoo.com
  yahoo.ca yahoo.co.uk yahoo.co.jp yahoo.de yahoo.fr ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me tutanota.com tuta.com gmx.com gmx.net gmx.de web.de mail.com email.com usa.com zoho.com
  zohomail.com fastmail.com fastmail.fm hey.com hushmail.com inbox.com mail.ru yandex.com yandex.ru qq.com 163.com
  126.com naver.com comcast.net xfinity.com verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net
  spectrum.net rr.com twc.com earthlink.net frontier.com frontiernet.net windstream.net centurylink.net optonline.net
  juno.com netzero.net shaw.ca rogers.com sympatico.ca bell.net telus.net videotron.ca btinternet.com orange.fr free.fr
  t-online.de libero.it mailinator.com guerrillamail.com yopmail.com duck.com`
    .trim()
    .split(/\s+/),
);

export type ClaimIssue = 'public-mailbox' | 'not-an-owners' | 'others-use-it' | 'taken';

/** The domains a company may claim without review: its owners' confirmed addresses prove them. */
export async function claimsOf(trx: Db, companyId: string) {
  const own = new Set(
    (await colleagues(trx, companyId))
      .filter((person) => person.role === 'owner' && person.isVerified)
      .filter((person) => !person.isDisabled && !person.isAccountDisabled)
      .map(({ email }) => domainOf(email))
      .filter((domain) => domain !== undefined),
  );
  const faultOf = async (domain: string): Promise<ClaimIssue | undefined> => {
    if (publicMailboxes.has(domain)) return 'public-mailbox';
    if (!own.has(domain)) return 'not-an-owners';
    const holder = await companyOfDomain(trx, domain);
    if (holder !== undefined && holder.id !== companyId) return 'taken';
    // This company's sign-in page would open what these people see at other companies: an administrator must decide.
    const people = await peopleOfDomain(trx, domain);
    return (await worksElsewhere(trx, people, companyId)) ? 'others-use-it' : undefined;
  };
  return { ownersDomains: [...own].toSorted(), faultOf };
}
