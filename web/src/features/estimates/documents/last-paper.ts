import { type Paper, papers } from '@dre/core/domain/documents/document-kinds';

const key = 'dre_paper';

/** The paper this device printed on last. */
export function lastPaper(): Paper {
  try {
    return papers.find((paper) => paper === localStorage.getItem(key)) ?? 'letter';
  } catch {
    return 'letter';
  }
}

export function rememberPaper(paper: Paper): void {
  try {
    localStorage.setItem(key, paper);
  } catch {
    // Storage may be closed (a private window): the choice then lasts as long as the page.
  }
}
