import type { ContentDraft, ContentKind, ContentProblems } from '@dre/core/domain/content/content-item';

export interface FieldsProps {
  readonly kind: ContentKind;
  readonly draft: ContentDraft;
  readonly errors: ContentProblems;
  readonly onChange: (patch: Partial<ContentDraft>) => void;
}
