import { type RichText as Text, richTextOf } from '@dre/core/domain/content/rich-text';
import { useState } from 'react';
import { RichText } from '../ui/text/RichText.tsx';
import { RichTextEditor } from '../ui/text/RichTextEditor.tsx';
import { Specimen } from './Specimen.tsx';

const beginning = richTextOf(['Open drafts keep their prices until you refresh them.']);

export function Texts() {
  const [text, setText] = useState<Text>(beginning);
  return (
    <>
      <Specimen title="Rich text editor" size="half">
        <RichTextEditor label="Text" value={beginning} onChange={setText} tools="all" />
      </Specimen>
      <Specimen title="Rich text" size="half">
        <div id="written">
          <RichText text={text} under={3} />
        </div>
      </Specimen>
    </>
  );
}
