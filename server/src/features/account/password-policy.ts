import { commonPasswordWords } from '@dre/core/domain/session/common-password-words';
import { indexWords } from '@dre/core/domain/session/guessing-bits';
import { passwordIssues, passwordSentences } from '@dre/core/domain/session/password-rules';
import { isBreached } from './breached-passwords.ts';

const commonWords = indexWords(commonPasswordWords);

/** The reason to reject a new password, as a sentence for the person; undefined if it may be used. */
export async function complaintAbout(
  password: string,
  personal: readonly string[],
): Promise<string | undefined> {
  const faults = passwordIssues(password, { personal, commonWords });
  if (faults.length > 0) return faults.map((fault) => passwordSentences[fault]).join(' ');
  return (await isBreached(password))
    ? 'This password is known from stolen lists and is tried first. Use another one.'
    : undefined;
}
