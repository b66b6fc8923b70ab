import { commonPasswordWords } from '@dre/core/domain/session/common-password-words';
import { indexWords } from '@dre/core/domain/session/guessing-bits';
import {
  passwordIssues,
  type PasswordIssue,
  passwordSentences,
} from '@dre/core/domain/session/password-rules';
import { useState } from 'react';

/** The same words the server goes by; it alone knows the names of the person's companies in every case. */
const commonWords = indexWords(commonPasswordWords);

export interface NewPassword {
  readonly password: string;
  /** What still speaks against it. */
  readonly faults: readonly PasswordIssue[];
  readonly error: string | undefined;
  set(password: string): void;
  complain(sentence: string | undefined): void;
  /** Whether it may be sent; says why not. Asked when the form is sent, never while typing. */
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
