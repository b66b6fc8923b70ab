import { RichText } from '../../../ui/text/RichText.tsx';
import article from '../reading/article.module.css';
import styles from './editing.module.css';
import type { Written } from './use-autosave.ts';

/** The topic as readers would see it now. */
export function TopicPreview({ written: { title, lead, body } }: { readonly written: Written }) {
  return (
    <aside className={styles['preview']} aria-label="Preview">
      <h2>Preview</h2>
      <div className={styles['page']} inert>
        <div className={article['article']}>
          <h3 className={article['title']}>{title}</h3>
          <p className={article['lead']}>{lead}</p>
          <div className={article['body']}>
            <RichText text={body} under={3} />
          </div>
        </div>
      </div>
    </aside>
  );
}
