import { commonPasswordWords } from '@dre/core/domain/session/common-password-words';
import { indexWords } from '@dre/core/domain/session/guessing-bits';
import {
  passwordIssues,
  type PasswordIssue,
  passwordSentences,
} from '@dre/core/domain/session/password-rules';
import { useState } from 'react';

/** The same word list as the server's; only the server knows the names of the person's companies in every case. */
const commonWords = indexWords(commonPasswordWords);

export interface NewPassword {
  readonly password: string;
  /** The rules it does not meet yet. */
  readonly faults: readonly PasswordIssue[];
  readonly error: string | undefined;
  set(password: string): void;
  complain(sentence: string | undefined): void;
  /** True if it may be sent; shows the reason otherwise. Called on submit, never while typing. */
  isReady(): boolean;
}

export function useNewPassword(personal: readonly string[]): NewPassword {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const faults = passwordIssues(password, { personal, commonWords });
  return {
    password,
    faults,
    error,
    set(typed) {
      setPassword(typed);
      setError(undefined);
    },
    complain: setError,
    isReady() {
      const [first] = faults;
      setError(first && passwordSentences[first]);
      return first === undefined;
    },
  };
}
