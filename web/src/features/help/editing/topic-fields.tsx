import { screenAt, screens } from '@dre/core/contract/screens';
import { helpLimits } from '@dre/core/contract/help/help';
import type { HelpTopicRow } from '@dre/core/contract/help/help-admin';
import { brokenLinks } from '@dre/core/domain/help/broken-links';
import { pictureUploader } from '../../../lib/calls/upload-picture.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { MultiSelect } from '../../../ui/choices/MultiSelect.tsx';
import { RichTextEditor } from '../../../ui/text/RichTextEditor.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Written } from './use-autosave.ts';

interface TopicFieldsProps {
  readonly topics: readonly HelpTopicRow[];
  readonly written: Written;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<Written>) => void;
  /** Another initial text needs another key. */
  readonly textKey: string;
}

export function TopicFields({ topics, written, errors, onChange, textKey }: TopicFieldsProps) {
  const api = useApi();
  return (
    <>
      <TextField
        label="Title"
        size="lg"
        isRequired
        maxLength={helpLimits.title}
        value={written.title}
        error={errors['title']}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label="First sentence"
        rows={2}
        maxLength={helpLimits.lead}
        value={written.lead}
        error={errors['lead']}
        onChange={(lead) => onChange({ lead: lead.replaceAll(/\s*\n\s*/g, ' ') })}
      />
      <RichTextEditor
        key={textKey}
        label="Text"
        tools="all"
        value={written.body}
        error={errors['body']}
        onChange={(body) => onChange({ body })}
        keepPicture={pictureUploader(api)}
      />
      <BrokenLinks topics={topics} written={written} />
      <TextField
        label="Address"
        help="Links to this topic use it. Change it only before others link here."
        prefix="/help/view-topics/"
        maxLength={helpLimits.slug}
        value={written.slug}
        error={errors['slug']}
        onChange={(slug) => onChange({ slug })}
      />
      <MultiSelect
        label="Used on screens"
        help="F1 on these screens opens this topic."
        options={screens.map(({ path, title }) => ({ id: path, label: title, note: path }))}
        value={new Set(written.screens)}
        onChange={(chosen) => onChange({ screens: [...chosen] })}
      />
    </>
  );
}

function BrokenLinks({ topics, written }: Pick<TopicFieldsProps, 'topics' | 'written'>) {
  const shown = new Map(
    topics.map(({ slug, state }) => [slug, state === 'published' || state === 'changed'] as const),
  );
  const broken = brokenLinks(written.body, shown, (path) => screenAt(path) !== undefined);
  if (broken.length === 0) return null;
  return (
    <output>
      <Alert tone="warning" title="Links that lead nowhere">
        {broken.map(({ link, why }) => (
          <span key={link}>{`${link}: ${why} `}</span>
        ))}
      </Alert>
    </output>
  );
}
