import { commonPasswordWords } from '@dre/core/domain/session/common-password-words';
import { indexWords } from '@dre/core/domain/session/guessing-bits';
import { passwordFaults, passwordSentences } from '@dre/core/domain/session/password-rules';

const commonWords = indexWords(commonPasswordWords);

/** What speaks against a new password, in a sentence for the person; nothing when it may be used. */
export function complaintAbout(password: string, personal: readonly string[]): string | undefined {
  const faults = passwordFaults(password, { personal, commonWords });
  return faults.length === 0 ? undefined : faults.map((fault) => passwordSentences[fault]).join(' ');
}
